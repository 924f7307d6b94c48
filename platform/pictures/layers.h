#pragma once

#include <QList>
#include <QString>

class QQuickItem;

/// Something that can be opened over a screen: a sheet, a panel, a question, a drawer.
struct Layer {
    QQuickItem* item = nullptr;
    QString name; ///< of its kind, as its file is called
};

/// Every layer below an item, open or not.
QList<Layer> layersOf(QQuickItem& root);
/// Opens a layer as a tap would, with the first thing that it can be about; false if it did not open.
bool openLayer(const Layer& layer);
void closeLayer(const Layer& layer);
