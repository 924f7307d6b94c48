package org.greatarchitects.app;

import android.app.Activity;

import androidx.credentials.Credential;
import androidx.credentials.CredentialManager;
import androidx.credentials.CredentialManagerCallback;
import androidx.credentials.GetCredentialRequest;
import androidx.credentials.GetCredentialResponse;
import androidx.credentials.exceptions.GetCredentialException;

import com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption;
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential;

/** Sign-in with a Google account of this device. Who changes their mind is left alone. */
final class GoogleIdentity {
    static final String PROVIDER = "google.com";

    private GoogleIdentity() {}

    /** The web client of the project, which google-services.json holds; null without it. */
    static String clientOf(Activity activity) {
        int id = activity.getResources().getIdentifier("default_web_client_id", "string", activity.getPackageName());
        return id == 0 ? null : activity.getString(id);
    }

    static void ask(Activity activity) {
        String client = clientOf(activity);
        if (client == null) {
            return;
        }
        GetCredentialRequest request = new GetCredentialRequest.Builder()
                .addCredentialOption(new GetSignInWithGoogleOption.Builder(client).build())
                .build();
        CredentialManager.create(activity).getCredentialAsync(activity, request, null, activity.getMainExecutor(),
                new CredentialManagerCallback<GetCredentialResponse, GetCredentialException>() {
                    @Override
                    public void onResult(GetCredentialResponse response) {
                        Credential given = response.getCredential();
                        if (GoogleIdTokenCredential.TYPE_GOOGLE_ID_TOKEN_CREDENTIAL.equals(given.getType())) {
                            Phone.tellIdentity(PROVIDER, GoogleIdTokenCredential.createFrom(given.getData()).getIdToken());
                        }
                    }

                    @Override
                    public void onError(GetCredentialException why) {}
                });
    }
}
