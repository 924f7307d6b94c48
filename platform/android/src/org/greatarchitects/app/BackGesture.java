package org.greatarchitects.app;

import android.annotation.TargetApi;
import android.app.Activity;
import android.os.Build;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;

/**
 * Back, as Android has it since 13: who wants it must say so beforehand, and who does not lets the system show where it leads. In a
 * class of its own, because older systems do not know its types.
 */
@TargetApi(Build.VERSION_CODES.TIRAMISU)
final class BackGesture {
    private final OnBackInvokedCallback callback = Phone::tellBackAsked;
    private boolean held;

    void hold(Activity activity, boolean on) {
        if (on == held) {
            return;
        }
        held = on;
        OnBackInvokedDispatcher dispatcher = activity.getOnBackInvokedDispatcher();
        if (on) {
            dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, callback);
        } else {
            dispatcher.unregisterOnBackInvokedCallback(callback);
        }
    }
}
