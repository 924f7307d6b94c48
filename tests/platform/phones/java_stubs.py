"""What the app's Java needs of Android, Qt, AndroidX, Google and Firebase, as far as it needs it: declarations written by hand from their
documentation, so that javac can judge our own files where no SDK is. Nothing here is ever run or shipped."""
import os

CLASSES = {
    "android.annotation.TargetApi": "public @interface TargetApi { int value(); }",
    "android.Manifest": 'public class Manifest { public static class permission { public static final String POST_NOTIFICATIONS = "android.permission.POST_NOTIFICATIONS"; } }',
    "android.os.Bundle": "public class Bundle { public String getString(String key) { return null; } }",
    "android.os.Build": "public class Build { public static class VERSION { public static int SDK_INT; }"
                        " public static class VERSION_CODES { public static final int TIRAMISU = 33; } }",
    "android.os.Vibrator": "public abstract class Vibrator { public abstract boolean hasVibrator(); }",
    "android.os.CancellationSignal": "public class CancellationSignal {}",
    "android.net.Uri": "public abstract class Uri { public abstract String toString(); }",
    "android.content.ContentResolver": "public abstract class ContentResolver {}",
    "android.content.ActivityNotFoundException": "public class ActivityNotFoundException extends RuntimeException {}",
    "android.content.SharedPreferences": "public interface SharedPreferences { boolean getBoolean(String key, boolean otherwise); Editor edit();"
                                         " interface Editor { Editor putBoolean(String key, boolean value); void apply(); } }",
    "android.content.Intent": 'public class Intent { public static final String ACTION_VIEW = "v"; public static final String ACTION_SEND = "s"; public static final String EXTRA_TEXT = "t";'
                              " public Intent(String action) {} public Intent(Context from, Class<?> to) {}"
                              " public String getAction() { return null; } public android.net.Uri getData() { return null; } public android.os.Bundle getExtras() { return null; }"
                              " public Intent setAction(String action) { return this; } public Intent setType(String type) { return this; } public Intent setData(android.net.Uri data) { return this; }"
                              " public Intent putExtra(String key, String value) { return this; } public Intent putExtras(Intent other) { return this; }"
                              " public static Intent createChooser(Intent what, CharSequence title) { return what; } }",
    "android.content.Context": "public class Context { public static final int MODE_PRIVATE = 0; public <T> T getSystemService(Class<T> service) { return null; }"
                               " public String getPackageName() { return null; } public final String getString(int id) { return null; } public ContentResolver getContentResolver() { return null; }"
                               " public android.content.res.Resources getResources() { return null; } public SharedPreferences getSharedPreferences(String name, int mode) { return null; }"
                               " public void startActivity(Intent intent) {} public int checkSelfPermission(String permission) { return 0; }"
                               " public java.util.concurrent.Executor getMainExecutor() { return null; } }",
    "android.content.pm.PackageManager": "public abstract class PackageManager { public static final int PERMISSION_GRANTED = 0; }",
    "android.content.res.Configuration": "public class Configuration { public float fontScale; public android.os.LocaleList getLocales() { return null; } }",
    "android.os.LocaleList": "public final class LocaleList { public java.util.Locale get(int index) { return null; } }",
    "android.content.res.Resources": "public class Resources { public Configuration getConfiguration() { return null; } public int getIdentifier(String name, String type, String of) { return 0; } }",
    "android.provider.Settings": 'public class Settings { public static final String ACTION_APP_NOTIFICATION_SETTINGS = "n"; public static final String ACTION_SETTINGS = "s"; public static final String EXTRA_APP_PACKAGE = "p";'
                                 ' public static class Global { public static final String ANIMATOR_DURATION_SCALE = "a"; public static float getFloat(android.content.ContentResolver of, String name, float otherwise) { return otherwise; } } }',
    "android.view.HapticFeedbackConstants": "public class HapticFeedbackConstants { public static final int VIRTUAL_KEY = 1; }",
    "android.view.View": "public class View { public boolean performHapticFeedback(int kind) { return true; } }",
    "android.view.Window": "public abstract class Window { public abstract View getDecorView(); public void addFlags(int flags) {} public void clearFlags(int flags) {} }",
    "android.view.WindowManager": "public interface WindowManager { class LayoutParams { public static final int FLAG_KEEP_SCREEN_ON = 128; } }",
    "android.window.OnBackInvokedCallback": "public interface OnBackInvokedCallback { void onBackInvoked(); }",
    "android.window.OnBackInvokedDispatcher": "public interface OnBackInvokedDispatcher { int PRIORITY_DEFAULT = 0;"
                                              " void registerOnBackInvokedCallback(int priority, OnBackInvokedCallback callback); void unregisterOnBackInvokedCallback(OnBackInvokedCallback callback); }",
    "android.app.Activity": "public class Activity extends android.content.Context { protected void onCreate(android.os.Bundle saved) {} protected void onNewIntent(android.content.Intent intent) {}"
                            " public void onConfigurationChanged(android.content.res.Configuration now) {} public void onRequestPermissionsResult(int request, String[] permissions, int[] results) {}"
                            " protected void onDestroy() {} public android.content.Intent getIntent() { return null; } public void setIntent(android.content.Intent intent) {}"
                            " public android.view.Window getWindow() { return null; } public final void runOnUiThread(Runnable action) {} public final void requestPermissions(String[] wanted, int request) {}"
                            " public android.window.OnBackInvokedDispatcher getOnBackInvokedDispatcher() { return null; } }",
    "android.app.NotificationManager": "public class NotificationManager { public static final int IMPORTANCE_DEFAULT = 3; public static final int IMPORTANCE_LOW = 2;"
                                       " public void createNotificationChannel(NotificationChannel channel) {} public boolean areNotificationsEnabled() { return true; } }",
    "android.app.NotificationChannel": "public final class NotificationChannel { public NotificationChannel(String id, CharSequence name, int importance) {}"
                                       " public void setDescription(String about) {} public void setShowBadge(boolean on) {} }",
    "org.qtproject.qt.android.bindings.QtActivity": "public class QtActivity extends android.app.Activity { @Override public void onCreate(android.os.Bundle saved) {} }",
    "com.google.firebase.messaging.MessageForwardingService": 'public class MessageForwardingService { public static final String ACTION_REMOTE_INTENT = "r";'
                                                              " public static void enqueueWork(android.content.Context from, android.content.Intent message) {} }",
    "androidx.credentials.Credential": "public abstract class Credential { public final String getType() { return null; } public final android.os.Bundle getData() { return null; } }",
    "androidx.credentials.CredentialOption": "public abstract class CredentialOption {}",
    "androidx.credentials.GetCredentialResponse": "public final class GetCredentialResponse { public Credential getCredential() { return null; } }",
    "androidx.credentials.GetCredentialRequest": "public final class GetCredentialRequest { public static final class Builder { public Builder addCredentialOption(CredentialOption option) { return this; }"
                                                 " public GetCredentialRequest build() { return null; } } }",
    "androidx.credentials.exceptions.GetCredentialException": "public abstract class GetCredentialException extends Exception {}",
    "androidx.credentials.CredentialManagerCallback": "public interface CredentialManagerCallback<R, E extends Exception> { void onResult(R result); void onError(E error); }",
    "androidx.credentials.CredentialManager": "public interface CredentialManager { static CredentialManager create(android.content.Context context) { return null; }"
                                              " void getCredentialAsync(android.content.Context context, GetCredentialRequest request, android.os.CancellationSignal cancel, java.util.concurrent.Executor on,"
                                              " CredentialManagerCallback<GetCredentialResponse, androidx.credentials.exceptions.GetCredentialException> callback); }",
    "com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption": "public final class GetSignInWithGoogleOption extends androidx.credentials.CredentialOption {"
                                                                                " public static final class Builder { public Builder(String client) {} public GetSignInWithGoogleOption build() { return null; } } }",
    "com.google.android.libraries.identity.googleid.GoogleIdTokenCredential": 'public final class GoogleIdTokenCredential { public static final String TYPE_GOOGLE_ID_TOKEN_CREDENTIAL = "g";'
                                                                              " public static GoogleIdTokenCredential createFrom(android.os.Bundle data) { return null; } public String getIdToken() { return null; } }",
}


def write(folder):
    """Writes the declarations as Java files; returns their names."""
    files = []
    for name, text in CLASSES.items():
        package, _, simple = name.rpartition(".")
        path = os.path.join(folder, *package.split("."))
        os.makedirs(path, exist_ok=True)
        file = os.path.join(path, simple + ".java")
        with open(file, "w", encoding="utf-8") as out:
            out.write(f"package {package};\n{text}\n")
        files.append(file)
    return files
