# $members (List) names of members
err-names-no-member = a message to Palace names one of the members of window.palace that can be called: { OR($members) }

err-no-list = the arguments of a message to Palace are a list
