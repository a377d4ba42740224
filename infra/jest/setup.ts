// What a test needs in jsdom. Where there is no window, it would only take time to load.
if (typeof window !== 'undefined') require('./browser');
