#pragma once
#import <UIKit/UIKit.h>

typedef UIWindow* ASPresentationAnchor;
@class ASAuthorizationController;
@interface ASAuthorizationAppleIDCredential : NSObject
@property(readonly) NSData* identityToken;
@end
@interface ASAuthorization : NSObject
@property(readonly) NSObject* credential;
@end
@protocol ASAuthorizationControllerDelegate
@optional
- (void)authorizationController:(ASAuthorizationController*)controller
    didCompleteWithAuthorization:(ASAuthorization*)authorization;
- (void)authorizationController:(ASAuthorizationController*)controller didCompleteWithError:(NSError*)error;
@end
@protocol ASAuthorizationControllerPresentationContextProviding
- (ASPresentationAnchor)presentationAnchorForAuthorizationController:(ASAuthorizationController*)controller;
@end
@interface ASAuthorizationAppleIDRequest : NSObject
@property NSArray* requestedScopes;
@property NSString* nonce;
@end
@interface ASAuthorizationAppleIDProvider : NSObject
- (ASAuthorizationAppleIDRequest*)createRequest;
@end
@interface ASAuthorizationController : NSObject
- (instancetype)initWithAuthorizationRequests:(NSArray*)requests;
@property(weak) id<ASAuthorizationControllerDelegate> delegate;
@property(weak) id<ASAuthorizationControllerPresentationContextProviding> presentationContextProvider;
- (void)performRequests;
@end
