package org.greatarchitects.app;

import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.content.Context;

/** What the server may call about; its messages name one of these (functions/src/server/fcm.ts). */
final class NotificationChannels {
    static final String TURNS = "turns";
    static final String EMOTES = "emotes";

    private NotificationChannels() {}

    /** Creating one again only renames it: what the person has set for it stays. */
    static void create(Context context) {
        NotificationManager manager = context.getSystemService(NotificationManager.class);
        manager.createNotificationChannel(channel(context, TURNS, R.string.channel_turns, R.string.channel_turns_about,
                NotificationManager.IMPORTANCE_DEFAULT));
        manager.createNotificationChannel(channel(context, EMOTES, R.string.channel_emotes, R.string.channel_emotes_about,
                NotificationManager.IMPORTANCE_LOW));
    }

    private static NotificationChannel channel(Context context, String id, int name, int about, int importance) {
        NotificationChannel channel = new NotificationChannel(id, context.getString(name), importance);
        channel.setDescription(context.getString(about));
        channel.setShowBadge(true);
        return channel;
    }
}
