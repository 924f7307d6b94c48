#pragma once

#include <QQmlComponent>
#include <QQmlEngine>
#include <QUrl>

/// Tests press quicker than people. Where that matters a test sets Theme.deafFor itself.
inline void takeEveryPress(QQmlEngine* engine) {
    QQmlComponent all(engine);
    all.setData("import QtQml; import Architects.Ui; QtObject { Component.onCompleted: Theme.deafFor = 0 }",
                QUrl());
    delete all.create();
}
