# Behind a hint, where there is a further one.
hint-again = Press again for more.
