// iOS. One file: what the app asks of UIKit, how the Home screen's links and Apple's sign-in come in, and how a device gets its push address.
#import <AuthenticationServices/AuthenticationServices.h>
#import <CommonCrypto/CommonDigest.h>
#import <UIKit/UIKit.h>
#import <UserNotifications/UserNotifications.h>

#include <QRandomGenerator>

#include <array>
#include <functional>
#include <utility>

#include "platform/common/device.h"
#include "platform/common/link_door.h"
#include "platform/common/safe_area.h"

namespace {

UIWindow* frontWindow() {
    for (UIScene* scene in UIApplication.sharedApplication.connectedScenes) {
        if ([scene isKindOfClass:UIWindowScene.class]) {
            for (UIWindow* window in ((UIWindowScene*)scene).windows) {
                if (window.isKeyWindow) {
                    return window;
                }
            }
        }
    }
    return nil;
}

UIViewController* frontScreen() {
    UIViewController* screen = frontWindow().rootViewController;
    while (screen.presentedViewController != nil) {
        screen = screen.presentedViewController;
    }
    return screen;
}

QString freshNonce() {
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char*>(words.data()), sizeof words).toHex());
}

NSString* sha256Hex(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    unsigned char digest[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(bytes.constData(), static_cast<CC_LONG>(bytes.size()), digest);
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char*>(digest), sizeof digest).toHex())
        .toNSString();
}

} // namespace

/// Hears what Apple's sign-in has to say.
@interface ArchitectsAppleIdentity
    : NSObject <ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding>
@property(nonatomic) std::function<void(const QString&)> given;
@end

@implementation ArchitectsAppleIdentity
- (void)authorizationController:(ASAuthorizationController*)controller
    didCompleteWithAuthorization:(ASAuthorization*)authorization {
    if ([authorization.credential isKindOfClass:ASAuthorizationAppleIDCredential.class]) {
        NSData* token = ((ASAuthorizationAppleIDCredential*)authorization.credential).identityToken;
        if (token != nil && self.given) {
            self.given(QString::fromUtf8(QByteArray::fromNSData(token)));
        }
    }
}
- (void)authorizationController:(ASAuthorizationController*)controller
           didCompleteWithError:(NSError*)error {
    // Who changes their mind is left alone.
}
- (ASPresentationAnchor)presentationAnchorForAuthorizationController:(ASAuthorizationController*)controller {
    return frontWindow();
}
@end

namespace {

class IosDevice final : public Device {
  public:
    IosDevice();
    ~IosDevice() override;
    Q_DISABLE_COPY_MOVE(IosDevice)

    [[nodiscard]] Abilities abilities() const override;
    void share(const QString& text) override;
    void vibrate() override;
    void askIdentity(const QString& provider) override;
    [[nodiscard]] Permission notifications() const override { return permission_; }
    void askNotifications() override;
    void openSystemSettings() override;
    void keepAwake(bool on) override { UIApplication.sharedApplication.idleTimerDisabled = on; }
    [[nodiscard]] bool reducesMotion() const override { return UIAccessibilityIsReduceMotionEnabled(); }
    [[nodiscard]] qreal textScale() const override;
    [[nodiscard]] QString language() const override;
    [[nodiscard]] QString takeLink() override { return std::exchange(link_, QString()); }
    [[nodiscard]] QMarginsF insets() const override { return safe_.covered(); }
    void attach(QWindow* window) override;

  private:
    void hear(NSNotificationName name, std::function<void()> then);
    void open(const QString& link);
    void lookAtPermission();
    static void reachApns();

    SafeArea safe_{[this] { emit insetsChanged(); }};
    LinkDoor links_{[this](const QString& link) { open(link); }};
    Permission permission_ = Permission::Unasked;
    QString link_; ///< came before there was a window
    bool attached_ = false;
    NSMutableArray* observers_ = [NSMutableArray array];
    ArchitectsAppleIdentity* apple_ = [[ArchitectsAppleIdentity alloc] init];
    UIImpactFeedbackGenerator* tap_ =
        [[UIImpactFeedbackGenerator alloc] initWithStyle:UIImpactFeedbackStyleLight];
};

IosDevice::IosDevice() {
    followApplicationState();
    hear(UIAccessibilityReduceMotionStatusDidChangeNotification, [this] { emit systemChanged(); });
    hear(UIContentSizeCategoryDidChangeNotification, [this] { emit systemChanged(); });
    hear(NSCurrentLocaleDidChangeNotification, [this] { emit systemChanged(); });
    hear(UIApplicationWillEnterForegroundNotification, [this] { lookAtPermission(); });
    lookAtPermission();
    reachApns();
}

IosDevice::~IosDevice() {
    for (id observer in observers_) {
        [NSNotificationCenter.defaultCenter removeObserver:observer];
    }
}

void IosDevice::hear(NSNotificationName name, std::function<void()> then) {
    [observers_ addObject:[NSNotificationCenter.defaultCenter addObserverForName:name
                                                                          object:nil
                                                                           queue:NSOperationQueue.mainQueue
                                                                      usingBlock:^(NSNotification*) {
                                                                        then();
                                                                      }]];
}

Device::Abilities IosDevice::abilities() const {
    Abilities abilities;
    abilities.vibrates = UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPhone;
    abilities.shares = true;
    abilities.keepsAwake = true;
#ifdef ARCHITECTS_PUSH
    abilities.pushes = true;
    abilities.identityProviders = {QStringLiteral("apple.com")};
#endif
    return abilities;
}

void IosDevice::share(const QString& text) {
    UIViewController* screen = frontScreen();
    UIActivityViewController* sheet =
        [[UIActivityViewController alloc] initWithActivityItems:@[ text.toNSString() ]
                                          applicationActivities:nil];
    // On a tablet it is a bubble, and a bubble must come from somewhere.
    sheet.popoverPresentationController.sourceView = screen.view;
    sheet.popoverPresentationController.sourceRect =
        CGRectMake(CGRectGetMidX(screen.view.bounds), CGRectGetMaxY(screen.view.bounds) - 80, 1, 1);
    [screen presentViewController:sheet animated:YES completion:nil];
}

void IosDevice::vibrate() {
    [tap_ impactOccurred];
    [tap_ prepare];
}

void IosDevice::askIdentity(const QString& provider) {
    if (provider != QLatin1String("apple.com")) {
        return;
    }
    const QString nonce = freshNonce();
    apple_.given = [this, nonce](const QString& token) {
        emit identityGiven(QStringLiteral("apple.com"), token, nonce);
    };
    ASAuthorizationAppleIDRequest* request = [[[ASAuthorizationAppleIDProvider alloc] init] createRequest];
    request.requestedScopes = @[]; // neither name nor address: the app needs neither
    request.nonce = sha256Hex(nonce);
    ASAuthorizationController* controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
    controller.delegate = apple_;
    controller.presentationContextProvider = apple_;
    [controller performRequests];
}

void IosDevice::lookAtPermission() {
    [UNUserNotificationCenter.currentNotificationCenter
        getNotificationSettingsWithCompletionHandler:^(UNNotificationSettings* settings) {
          const UNAuthorizationStatus status = settings.authorizationStatus;
          dispatch_async(dispatch_get_main_queue(), ^{
            permission_ = status == UNAuthorizationStatusNotDetermined ? Permission::Unasked
                          : status == UNAuthorizationStatusDenied      ? Permission::Denied
                                                                       : Permission::Granted;
            emit notificationsChanged();
          });
        }];
}

void IosDevice::askNotifications() {
    const UNAuthorizationOptions wanted =
        UNAuthorizationOptionAlert | UNAuthorizationOptionSound | UNAuthorizationOptionBadge;
    [UNUserNotificationCenter.currentNotificationCenter
        requestAuthorizationWithOptions:wanted
                      completionHandler:^(BOOL, NSError*) {
                        dispatch_async(dispatch_get_main_queue(), ^{
                          lookAtPermission();
                        });
                      }];
}

/// Asks Apple for this device's address. The answer comes to the app's delegate, where the Firebase SDK waits for it
/// and makes the FCM token of it; the person is asked nothing, because an address alone shows nothing.
void IosDevice::reachApns() {
#ifdef ARCHITECTS_PUSH
    [UIApplication.sharedApplication registerForRemoteNotifications];
#endif
}

void IosDevice::openSystemSettings() {
    [UIApplication.sharedApplication openURL:[NSURL URLWithString:UIApplicationOpenSettingsURLString]
                                     options:@{}
                           completionHandler:nil];
}

/// Apple's text sizes as a factor: the body text in points, against its usual 17.
qreal IosDevice::textScale() const {
    return [UIFont preferredFontForTextStyle:UIFontTextStyleBody].pointSize / 17.0;
}

/// The best of the app's own languages for this person, which the system's settings of the app may say.
QString IosDevice::language() const {
    return QString::fromNSString(NSBundle.mainBundle.preferredLocalizations.firstObject);
}

void IosDevice::attach(QWindow* window) {
    attached_ = true;
    safe_.follow(window);
}

void IosDevice::open(const QString& link) {
    if (attached_) {
        emit linkOpened(link);
    } else {
        link_ = link;
    }
}

} // namespace

std::unique_ptr<Device> makeDevice() {
    return std::make_unique<IosDevice>();
}
