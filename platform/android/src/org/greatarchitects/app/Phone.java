package org.greatarchitects.app;

import android.Manifest;
import android.app.Activity;
import android.app.NotificationManager;
import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.os.Build;
import android.os.Vibrator;
import android.provider.Settings;
import android.view.HapticFeedbackConstants;
import android.view.WindowManager;

/**
 * The door between C++ (platform/common/platform_android.cpp) and Android: static methods that C++ calls, and native ones by which it is
 * told. C++ calls from Qt's thread; what touches the window goes to Android's.
 */
public final class Phone {
    static final int NOTIFICATION_REQUEST = 41;
    private static final String KEPT = "phone";
    private static final String ASKED = "asked-notifications";

    private static ArchitectsActivity activity;
    private static BackGesture backGesture;
    private static boolean listening; // C++ is there
    private static String link;       // came before C++ was there

    private Phone() {}

    // ---- from the window --------------------------------------------------------------------------------

    static synchronized void attach(ArchitectsActivity window) {
        activity = window;
        backGesture = Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU ? new BackGesture() : null;
    }

    static synchronized void detach(ArchitectsActivity window) {
        if (activity == window) {
            activity = null;
        }
    }

    static synchronized void open(Intent intent) {
        if (intent == null || !Intent.ACTION_VIEW.equals(intent.getAction()) || intent.getData() == null) {
            return;
        }
        if (listening) {
            linkOpened(intent.getData().toString());
        } else {
            link = intent.getData().toString();
        }
    }

    static synchronized void tellSystemChanged() {
        if (listening) {
            systemChanged();
        }
    }

    static synchronized void tellNotificationsChanged() {
        if (listening) {
            notificationsChanged();
        }
    }

    static synchronized void tellBackAsked() {
        if (listening) {
            backAsked();
        }
    }

    static synchronized void tellIdentity(String provider, String idToken) {
        if (listening) {
            identityGiven(provider, idToken);
        }
    }

    // ---- called by C++ ----------------------------------------------------------------------------------

    /** From now on C++ can be told. */
    public static synchronized void listen() {
        listening = true;
    }

    public static synchronized String takeLink() {
        String taken = link == null ? "" : link;
        link = null;
        return taken;
    }

    public static boolean vibrates() {
        Vibrator vibrator = activity.getSystemService(Vibrator.class);
        return vibrator != null && vibrator.hasVibrator();
    }

    /** As the system taps for a key, and only if the person wants to feel that; it needs no permission. */
    public static void vibrate() {
        onWindow(window -> window.getWindow().getDecorView().performHapticFeedback(HapticFeedbackConstants.VIRTUAL_KEY));
    }

    public static void share(String text) {
        onWindow(window -> {
            Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text);
            window.startActivity(Intent.createChooser(send, window.getString(R.string.share_with)));
        });
    }

    public static void keepAwake(boolean on) {
        onWindow(window -> {
            if (on) {
                window.getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
            } else {
                window.getWindow().clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
            }
        });
    }

    /** Before Android 13 Back comes to Qt as a key, and there is nothing to hold. */
    public static boolean holdsBack() {
        return backGesture != null;
    }

    public static void holdBack(boolean on) {
        onWindow(window -> {
            if (backGesture != null) {
                backGesture.hold(window, on);
            }
        });
    }

    public static boolean reducesMotion() {
        return Settings.Global.getFloat(activity.getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f;
    }

    public static float textScale() {
        return activity.getResources().getConfiguration().fontScale;
    }

    /** That of the system's settings for this app, which are the device's unless the person chose. */
    public static String language() {
        return activity.getResources().getConfiguration().getLocales().get(0).toLanguageTag();
    }

    /** 0: nobody was asked, 1: granted, 2: denied. */
    public static int notifications() {
        if (activity.getSystemService(NotificationManager.class).areNotificationsEnabled()) {
            return 1;
        }
        boolean mayAsk = Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU
                && !activity.getSharedPreferences(KEPT, Context.MODE_PRIVATE).getBoolean(ASKED, false);
        return mayAsk ? 0 : 2;
    }

    public static void askNotifications() {
        onWindow(window -> {
            if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU
                    || window.checkSelfPermission(Manifest.permission.POST_NOTIFICATIONS) == PackageManager.PERMISSION_GRANTED) {
                tellNotificationsChanged();
                return;
            }
            window.getSharedPreferences(KEPT, Context.MODE_PRIVATE).edit().putBoolean(ASKED, true).apply();
            window.requestPermissions(new String[] {Manifest.permission.POST_NOTIFICATIONS}, NOTIFICATION_REQUEST);
        });
    }

    public static void openSettings() {
        onWindow(window -> {
            Intent settings = new Intent(Settings.ACTION_APP_NOTIFICATION_SETTINGS)
                    .putExtra(Settings.EXTRA_APP_PACKAGE, window.getPackageName());
            try {
                window.startActivity(settings);
            } catch (ActivityNotFoundException none) {
                window.startActivity(new Intent(Settings.ACTION_SETTINGS));
            }
        });
    }

    /** Empty where nobody can vouch for a person. */
    public static String identityProvider() {
        String provider = activity.identityProvider();
        return provider == null ? "" : provider;
    }

    public static void askIdentity() {
        onWindow(ArchitectsActivity::askIdentity);
    }

    private interface Work {
        void on(ArchitectsActivity window);
    }

    private static void onWindow(Work work) {
        ArchitectsActivity window = activity;
        if (window != null) {
            window.runOnUiThread(() -> work.on(window));
        }
    }

    // ---- told to C++ ------------------------------------------------------------------------------------

    private static native void linkOpened(String link);

    private static native void backAsked();

    private static native void systemChanged();

    private static native void notificationsChanged();

    private static native void identityGiven(String provider, String idToken);
}
