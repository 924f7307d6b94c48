#pragma once
#include <cstddef>

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil nullptr
typedef double CGFloat;
typedef unsigned long NSUInteger;
typedef long NSInteger;
struct CGRect {
    CGFloat x, y, width, height;
};
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGFloat CGRectGetMidX(CGRect rect);
CGFloat CGRectGetMaxY(CGRect rect);

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
+ (Class)class;
- (BOOL)isKindOfClass:(Class)kind;
@end
struct NSFastEnumerationState {
    unsigned long state;
    __unsafe_unretained id* itemsPtr;
    unsigned long* mutationsPtr;
    unsigned long extra[5];
};
@interface NSString : NSObject
@end
@interface NSConstantString : NSString
@end
@interface NSData : NSObject
@end
@interface NSError : NSObject
@end
@interface NSURL : NSObject
+ (instancetype)URLWithString:(NSString*)text;
@end
@interface NSArray<Kind> : NSObject
+ (instancetype)arrayWithObjects:(const id*)objects count:(NSUInteger)count;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState*)state
                                  objects:(__unsafe_unretained id*)buffer
                                    count:(NSUInteger)size;
@property(readonly) Kind firstObject;
@end
@interface NSMutableArray<Kind> : NSArray <Kind>
+ (instancetype)array;
- (void)addObject:(id)object;
@end
@interface NSSet<Kind> : NSObject
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState*)state
                                  objects:(__unsafe_unretained id*)buffer
                                    count:(NSUInteger)size;
@end
@interface NSDictionary : NSObject
+ (instancetype)dictionaryWithObjects:(const id*)objects forKeys:(const id*)keys count:(NSUInteger)count;
@end
@interface NSBundle : NSObject
@property(class, readonly) NSBundle* mainBundle;
@property(readonly) NSArray<NSString*>* preferredLocalizations;
@end
@interface NSOperationQueue : NSObject
@property(class, readonly) NSOperationQueue* mainQueue;
@end
@interface NSNotification : NSObject
@end
typedef NSString* NSNotificationName;
@interface NSNotificationCenter : NSObject
@property(class, readonly) NSNotificationCenter* defaultCenter;
- (id)addObserverForName:(NSNotificationName)name
                  object:(id)object
                   queue:(NSOperationQueue*)queue
              usingBlock:(void (^)(NSNotification*))block;
- (void)removeObserver:(id)observer;
@end
extern NSNotificationName const NSCurrentLocaleDidChangeNotification;
extern NSNotificationName const UIAccessibilityReduceMotionStatusDidChangeNotification;
extern NSNotificationName const UIContentSizeCategoryDidChangeNotification;
extern NSNotificationName const UIApplicationWillEnterForegroundNotification;
extern NSString* const UIApplicationOpenSettingsURLString;
typedef NSString* UIFontTextStyle;
extern UIFontTextStyle const UIFontTextStyleBody;
BOOL UIAccessibilityIsReduceMotionEnabled(void);
typedef id dispatch_queue_t;
dispatch_queue_t dispatch_get_main_queue(void);
void dispatch_async(dispatch_queue_t queue, void (^block)(void));

@interface UIView : NSObject
@property(readonly) CGRect bounds;
@end
@interface UIPopoverPresentationController : NSObject
@property UIView* sourceView;
@property CGRect sourceRect;
@end
@interface UIViewController : NSObject
@property UIView* view;
@property(readonly) UIViewController* presentedViewController;
@property(readonly) UIPopoverPresentationController* popoverPresentationController;
- (void)presentViewController:(UIViewController*)other
                     animated:(BOOL)animated
                   completion:(void (^)(void))done;
@end
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray*)items applicationActivities:(NSArray*)activities;
@end
@interface UIWindow : UIView
@property UIViewController* rootViewController;
@property(readonly) BOOL isKeyWindow;
@end
@interface UIScene : NSObject
@end
@interface UIWindowScene : UIScene
@property(readonly) NSArray<UIWindow*>* windows;
@end
@interface UIApplication : NSObject
@property(class, readonly) UIApplication* sharedApplication;
@property(readonly) NSSet<UIScene*>* connectedScenes;
@property BOOL idleTimerDisabled;
- (void)registerForRemoteNotifications;
- (void)openURL:(NSURL*)url options:(NSDictionary*)options completionHandler:(void (^)(BOOL))done;
@end
enum UIUserInterfaceIdiom { UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad };
@interface UIDevice : NSObject
@property(class, readonly) UIDevice* currentDevice;
@property(readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
@interface UIFont : NSObject
+ (UIFont*)preferredFontForTextStyle:(UIFontTextStyle)style;
@property(readonly) CGFloat pointSize;
@end
enum UIImpactFeedbackStyle { UIImpactFeedbackStyleLight };
@interface UIImpactFeedbackGenerator : NSObject
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
- (void)prepare;
@end
