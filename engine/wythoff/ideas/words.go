package ideas

import "github.com/palacegames/palace/engine/idea"

// goldenExamples are other boards on which the golden ratio is to be seen.
func goldenExamples() []idea.Example {
	return []idea.Example{
		{Label: "The silver ratio: generalised Wythoff Nim, M = 2", Link: "mwythoff:2&idea=golden"},
		{Label: "Nearly golden: Maharaja Nim", Link: "maharaja&idea=golden"},
		{Label: "Golden no more: endless knight's lines", Link: "wythoff+(t,2t)(2t,t);t=1..&idea=golden"},
	}
}
