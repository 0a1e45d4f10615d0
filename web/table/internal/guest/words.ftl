# $members (List) names of members
err-names-no-member = a message to Palace must name a member of window.palace that can be called: { OR($members) }

err-no-list = the arguments of a message to Palace must be a list
