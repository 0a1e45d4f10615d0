package page

import (
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

func numbers(texts ...string) (list []engine.Int) {
	for _, text := range texts {
		n, _ := new(big.Int).SetString(text, 10)
		list = append(list, engine.Big(n))
	}
	return list
}

func TestHeaps(t *testing.T) {
	list := heaps(numbers("7", "1234567", "77777777777777777777"), []string{"A", "B", "C"})
	for i, want := range []Heap{
		{"A", "7", "", 7}, {"B", "1,234,567", "", 30}, {"C", longNumber("77777…77777", 20), "77777777777777777777", 0},
	} {
		if list[i] != want {
			t.Errorf("pile %d is %+v, want %+v", i, list[i], want)
		}
	}
	if alone := heaps(numbers("400"), []string{"A"}); alone[0] != (Heap{"", "400", "", 100}) {
		t.Errorf("a pile alone is %+v", alone[0])
	}
}

func TestVerdict(t *testing.T) {
	if v := verdict(nil, 3); v != nil {
		t.Errorf("what is not to be seen is %+v", *v)
	}
	for _, c := range []struct {
		wins string
		most int
		want string
	}{
		{"", 1, loses.String()}, {"1", 1, wins.String()}, {"2", 9, winsWithT("2")}, {"1 2 3", 9, winsWithT("1, 2, 3")},
		{"1 2 3 4", 9, winsWithT("1, 2, 3, …")}, {"1000 12345678901234567890123", 9, winsWithT("1,000, 12,345…")},
	} {
		steps := numbers(strings.Fields(c.wins)...)
		if steps == nil {
			steps = []engine.Int{}
		}
		if v := verdict(steps, c.most); v.Words != c.want || v.Wins != (c.wins != "") {
			t.Errorf("%q of %d: %+v, want %q", c.wins, c.most, *v, c.want)
		}
	}
}
