package analyst

import (
	"fmt"

	"github.com/palacegames/palace/game"
)

func nothingToAnswer(link string) error {
	return fmt.Errorf("the game at %s is over: there is nothing to answer", link)
}

func noAnswer(player string, action game.Action) error {
	return fmt.Errorf("the player %s answered with %T", player, action)
}
