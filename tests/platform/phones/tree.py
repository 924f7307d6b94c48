"""What the checks of the phones' packages share: the repository, and the packages as CMake writes them."""
import os
import subprocess
import tempfile

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
LANGUAGES = ["en", "it", "es", "fr", "de"]
HOST = "architects.example.org"
APP_ID = "org.example.architects"
CMAKE = os.environ.get("CMAKE", "cmake")


def path(*parts):
    return os.path.join(ROOT, *parts)


def read(*parts):
    with open(path(*parts), encoding="utf-8") as file:
        return file.read()


def cmake(text):
    """Runs a few lines of CMake."""
    with tempfile.NamedTemporaryFile("w", suffix=".cmake") as script:
        script.write(text)
        script.flush()
        return subprocess.run([CMAKE, "-P", script.name], capture_output=True, text=True)


def android_package(folder, host):
    done = cmake(f'include("{path("platform/android/package.cmake")}")\narchitects_android_package("{folder}" {APP_ID} "{host}" "/sdk")\n')
    assert done.returncode == 0, done.stderr


def ios_files(folder, host, apns="production"):
    done = cmake(f'include("{path("platform/ios/package.cmake")}")\narchitects_ios_files("{folder}" "{host}" {apns})\n')
    assert done.returncode == 0, done.stderr
