#pragma once

/// Marks an English text of the core that people read, so that lupdate collects it for translation
/// (it is told that CORE_TEXT is an alias of QT_TRANSLATE_NOOP). In the core it is just the text.
#define CORE_TEXT(context, text) text
