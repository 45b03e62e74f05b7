app-close = Close
