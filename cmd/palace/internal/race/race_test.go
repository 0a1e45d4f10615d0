package race

import "testing"

// Both sides of every race give the same on small boards.
func TestAgree(t *testing.T) {
	for _, r := range All(0.06) {
		if err := r.check(); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		}
	}
}

// So does the program in C, and its times are sensible.
func TestC(t *testing.T) {
	c, err := Compile(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if c == nil {
		t.Skip("there is no gcc")
	}
	for _, r := range All(0.06) {
		if r.c == nil {
			continue
		}
		nanoseconds, palaces, err := c.run(r.c)
		if err != nil {
			t.Fatal(err)
		}
		if want := r.palaces(); palaces != want {
			t.Errorf("%s: %d palaces in C, want %d", r.Name, palaces, want)
		}
		if nanoseconds <= 0 || nanoseconds > 1e10 {
			t.Errorf("%s: %v ns", r.Name, nanoseconds)
		}
	}
}

func TestRun(t *testing.T) {
	fast, slow := 0, 0
	r := Race{Name: "a race", Unit: "square", Units: 10, Engine: func() { fast++ }, Textbook: func() { slow++ }}
	got, err := r.Run(3, nil)
	if err != nil || fast < 4 || slow < 3 {
		t.Fatalf("%v: %d and %d runs", err, fast, slow)
	}
	if got.Engine <= 0 || got.Ratio != got.Textbook/got.Engine || got.C != 0 {
		t.Errorf("%+v", got)
	}
	if m := median([]float64{3, 1, 2}); m != 2 {
		t.Errorf("the median is %v", m)
	}
}
