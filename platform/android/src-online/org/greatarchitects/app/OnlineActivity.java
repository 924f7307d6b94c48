package org.greatarchitects.app;

import android.content.Intent;

import com.google.firebase.messaging.MessageForwardingService;

/** The window of an app with a server: knows of push messages that were tapped, and of Google's accounts. */
public class OnlineActivity extends ArchitectsActivity {
    /** A tapped message comes as an intent. The one that starts the app the Firebase C++ SDK finds itself; later ones we hand on. */
    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        if (intent.getExtras() != null && intent.getExtras().getString("google.message_id") != null) {
            Intent message = new Intent(this, MessageForwardingService.class);
            message.setAction(MessageForwardingService.ACTION_REMOTE_INTENT);
            message.putExtras(intent);
            message.setData(intent.getData());
            MessageForwardingService.enqueueWork(this, message);
        }
    }

    @Override
    protected String identityProvider() {
        return GoogleIdentity.clientOf(this) == null ? null : GoogleIdentity.PROVIDER;
    }

    @Override
    protected void askIdentity() {
        GoogleIdentity.ask(this);
    }
}
