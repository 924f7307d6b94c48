#pragma once

#include <QCoreApplication>

/// Says what Egizia's models say in the language of the app; its translations stand under this one context.
struct EgiziaTr {
    Q_DECLARE_TR_FUNCTIONS(Egizia)
};
