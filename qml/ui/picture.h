#pragma once

#include <QImage>
#include <QQuickItem>
#include <QRectF>
#include <QSGNode>
#include <QString>
#include <qqmlregistration.h>

namespace architects::ui {

// A drawing given as the text of an SVG. Each is painted once for each size and then shown as often as it
// is needed: a wall of eighty animals is fourteen pictures, not some six hundred paths. Stays sharp on
// every screen, smooth on every renderer, and can be made paler without its parts showing through each
// other.
class Picture : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString svg READ svg WRITE setSvg NOTIFY svgChanged)
    Q_PROPERTY(bool mirrored READ mirrored WRITE setMirrored NOTIFY mirroredChanged)

  public:
    explicit Picture(QQuickItem* parent = nullptr);
    const QString& svg() const { return svg_; }
    void setSvg(const QString& svg);
    bool mirrored() const { return mirrored_; }
    void setMirrored(bool mirrored);

  signals:
    void svgChanged();
    void mirroredChanged();

  protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override;

  private:
    void redraw();

    QString svg_;
    bool mirrored_ = false;
    QImage image_;       // what shall be seen
    bool stale_ = false; // the node still shows another one
};

} // namespace architects::ui
