package painter

import (
	"time"

	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/web/wire"
)

// longestPause bounds how long one message can make a painter pause.
const longestPause = time.Second

// pause is a time in which the processor is left to somebody else.
type pause struct{ until clock.Moment }

// begin begins it, or ends it if that is what m asks for.
func (p *pause) begin(m *wire.Pause, now clock.Moment) {
	p.until = now.Add(min(time.Duration(m.Milliseconds)*time.Millisecond, longestPause))
}

// left returns how long it still lasts.
func (p *pause) left(now clock.Moment) time.Duration { return max(0, p.until.Sub(now)) }
