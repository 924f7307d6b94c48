import QtQuick
import Architects.Ui
import Architects.Platform

// The words that two licences want to see in every copy, as they were written: they are not translated.
Sheet {
    id: root
    title: qsTr("Licences")
    maximumWidth: 560

    component Licence: Column {
        property alias name: heading.text
        property alias words: body.text
        width: parent.width
        spacing: 6
        Label {
            id: heading
            width: parent.width
            font.weight: Font.DemiBold
        }
        Label {
            id: body
            width: parent.width
            soft: true
            lineHeight: 1.2
        }
    }
    Licence {
        name: "JSON for Modern C++"
        words: "MIT License. Copyright (c) 2013-2025 Niels Lohmann\n\n" +
               "Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software " +
               "without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit " +
               "persons to whom the Software is furnished to do so, subject to the following conditions:\n\n" +
               "The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\n" +
               "THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR " +
               "PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR " +
               "OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."
    }
    Licence {
        visible: Platform.canPush
        name: "Firebase SDK"
        words: "Copyright Google LLC\n\n" +
               "Licensed under the Apache License, Version 2.0 (the \"License\"); you may not use this file except in compliance with the License. You may obtain a copy of the License at\n\n" +
               "http://www.apache.org/licenses/LICENSE-2.0\n\n" +
               "Unless required by applicable law or agreed to in writing, software distributed under the License is distributed on an \"AS IS\" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY " +
               "KIND, either express or implied. See the License for the specific language governing permissions and limitations under the License."
    }
}
