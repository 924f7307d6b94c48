#pragma once

#include "core/online/transport.h"
#include "platform/firebase/rest/http.h"

namespace architects::firebase {

/// What came back over HTTP, as the app understands it. Whatever is not a proper answer of our server (a
/// page of a hotel's network, half a text, a proxy's apology) counts as no answer at all.

struct Outcome {
    online::Error error;
    online::Value value;
};

/// Of a callable: {result} or {error: {status, details}}.
Outcome callableOutcome(const HttpAnswer& answer);
/// Of the database: any JSON, or {error}. `tokenRefused` says that another token may help.
struct ReadOutcome : Outcome {
    bool tokenRefused = false;
};
ReadOutcome readOutcome(const HttpAnswer& answer);
/// Of the sign-in services: an object, or {error: {message}}.
Outcome accountOutcome(const HttpAnswer& answer);

} // namespace architects::firebase
