/* Nothing to call: linking it switches the user's own preferences off. */
