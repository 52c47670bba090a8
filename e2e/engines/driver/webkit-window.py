#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver.

MiniBrowser's toolbar needs 430 px, its automation session writes no console messages, and it takes no script to run
before a page's own. The environment says where to write and store.
"""

import ctypes
import os
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

folder = os.environ["ENGINE_FOLDER"]

# The driver closes the output of the browsers that it starts.
log = os.open(os.path.join(folder, "console.log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, 1)
os.dup2(log, 2)

with open(os.path.join(folder, "preload.js"), encoding="utf-8") as file:
    preload = file.read()

# Without an ephemeral store, for which WebKit writes no console messages.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def create_web_view(_session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript.new(
            preload,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    Gtk.Settings.get_default().set_property(
        "gtk-application-prefer-dark-theme", os.environ.get("ENGINE_DARK") == "1"
    )
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    window.present()
    window.connect("destroy", Gtk.main_quit)
    return view


def start_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Wellfolio")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", start_automation)
Gtk.main()
