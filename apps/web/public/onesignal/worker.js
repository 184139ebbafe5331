// OneSignal's own worker, in a scope apart from ours. It is registered by its page script alone, where that is configured.
importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js');
