#pragma once
#import <UIKit/UIKit.h>

enum UNAuthorizationStatus {
    UNAuthorizationStatusNotDetermined,
    UNAuthorizationStatusDenied,
    UNAuthorizationStatusAuthorized
};
typedef NSUInteger UNAuthorizationOptions;
enum : UNAuthorizationOptions {
    UNAuthorizationOptionBadge = 1,
    UNAuthorizationOptionSound = 2,
    UNAuthorizationOptionAlert = 4
};
@interface UNNotificationSettings : NSObject
@property(readonly) UNAuthorizationStatus authorizationStatus;
@end
@interface UNUserNotificationCenter : NSObject
+ (UNUserNotificationCenter*)currentNotificationCenter;
- (void)getNotificationSettingsWithCompletionHandler:(void (^)(UNNotificationSettings*))done;
- (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options
                      completionHandler:(void (^)(BOOL, NSError*))done;
@end
