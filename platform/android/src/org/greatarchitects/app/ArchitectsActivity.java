package org.greatarchitects.app;

import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;

import org.qtproject.qt.android.bindings.QtActivity;

/** The app's one window. What happens to it is handed on to Phone, which C++ talks to. */
public class ArchitectsActivity extends QtActivity {
    @Override
    public void onCreate(Bundle saved) {
        Phone.attach(this);
        if (saved == null) { // otherwise the link was followed before the system ended the app
            Phone.open(getIntent());
        }
        NotificationChannels.create(this);
        super.onCreate(saved);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        Phone.open(intent);
    }

    @Override
    public void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration);
        NotificationChannels.create(this); // their names are those of the new language
        Phone.tellSystemChanged();
    }

    @Override
    public void onRequestPermissionsResult(int request, String[] permissions, int[] results) {
        super.onRequestPermissionsResult(request, permissions, results);
        if (request == Phone.NOTIFICATION_REQUEST) {
            Phone.tellNotificationsChanged();
        }
    }

    @Override
    protected void onDestroy() {
        Phone.detach(this);
        super.onDestroy();
    }

    /** Who can vouch for a person here: "google.com", or null where nobody can. */
    protected String identityProvider() {
        return null;
    }

    /** Asks the person; answered by Phone.tellIdentity(). */
    protected void askIdentity() {}
}
