# Read by screen readers, of a button.
notice-dismiss = Dismiss
