# make run   builds the site and serves it on this machine
# make dev   serves the site to whoever changes it: what is saved is on the screen soon
# make test  runs what guards a change, within ten minutes: lint, Go, the page's main ways in Chromium
# make test-more runs the rest: race detector, WebAssembly, every other test in Chromium, Firefox and WebKit
# make site  builds everything a static host has to serve into dist/
# make archive packs that into one file, palace.zip, to be unpacked on any host
# make single adds the site as one page, dist/palace.html, which is played from a stick or an e-mail
# make npm puts the module for other people's pages into bin/palace-board/, as a package to be published
# make release VERSION=v1.2.3 packs all of it into bin/release/: commands for six systems, the page in its forms, and their sums
# make words lists in bin/words.txt whatever Palace says to people
# make check GAME=bishop runs what a game must pass, in a minute or so, and says what is to be done
# make record renews what is recorded, transcripts and types, and shows what has changed
# make test-long runs in full what the two try a part of
# make test-reworded runs the browser tests where everything is said otherwise: what fails quotes a sentence (ONLY=page.test.js for one file)
# make bench times the engines against the textbook methods, as ratios
# make bench-start times the page until its board can be played, against a bare program
# Each does all the set-up it needs; nothing is built twice.

GO         ?= go
NODE       ?= node
ADDR       ?= 127.0.0.1:8080
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2

KERNELS     = $(basename $(wildcard cmd/worker/internal/kernels/*.wat))
GO_FILES   := $(shell find . \( -name node_modules -o -path ./bin \) -prune -o \( -name '*.go' -o -name '*.kage' -o -name '*.patch' \) -print) go.mod go.sum $(KERNELS:%=%.wasm)
SITE_FILES := $(shell find web/site web/words web/lessons -type f ! -name '*.go')
# The tests in which several goroutines are at work.
RACES       = Shared|Serve|Slow|Stalled|Wait|Dev
PROGRAMS    = playground worker
WASM        = $(PROGRAMS:%=bin/%.wasm)
# libdeflate packs a twentieth smaller than gzip, which packs where it is missing.
GZIP        = $(shell command -v libdeflate-gzip > /dev/null && echo libdeflate-gzip -12 -nc || echo gzip -9nc)
# What xz packs is a third smaller still; the page unpacks it where the line is slow, and gets on without.
PACKED      = $(WASM:%=%.gz) $(WASM:%=%.br) $(if $(shell command -v xz),$(WASM:%=%.lzma))
# The wrapper that runs Go tests in Node refuses a long environment, so it gets a short one.
GO_IN_NODE  = env -i PATH="$$PATH" HOME="$$HOME" GOFLAGS="$$GOFLAGS" GOPROXY="$$($(GO) env GOPROXY)" GOOS=js GOARCH=wasm

# What is compiled is the same in every folder, so that another clone need not compile it again.
export GOFLAGS := -trimpath $(filter-out -trimpath,$(GOFLAGS))

# How tests tell of themselves, which web/test/parts.js sets.
JSON        =
REPORTS     =

.PHONY: run dev site archive single npm release need-version bench bench-start kernels words check check-game record test test-more test-reworded test-go test-go-more test-long test-race test-wasm test-page test-page-more test-browsers lint lint-scripts clean need-go need-node need-chromium need-browsers

run: need-go site
	$(GO) run ./cmd/palace serve --addr $(ADDR)

dev: need-go
	$(GO) run ./web/build -dev $(ADDR) $(PROGRAMS:%=./cmd/%)

site: need-go dist/manifest.json

archive: palace.zip

palace.zip: dist/manifest.json
	$(GO) run ./web/build -archive $@ -out dist
	@du -h $@

single: need-go dist/palace.html

dist/palace.html: dist/manifest.json
	$(GO) run ./web/build -single -out dist
	@du -h $@

npm: need-go site
	rm -rf bin/palace-board && mkdir -p bin/palace-board
	cp web/npm/* LICENSE dist/palace-board.js bin/palace-board

# What is handed out: make release VERSION=v1.2.3 packs it into bin/release. See internal/release.
release: need-version archive single npm
	$(GO) run ./internal/release -version "$(VERSION)"

need-version: need-go
	@$(GO) run ./internal/release -version "$(VERSION)" -check

bench: need-go
	$(GO) run ./cmd/palace bench

# The kernels are kept assembled, so that this is only needed after their text has changed.
kernels: need-node web/node_modules/.package-lock.json
	for kernel in $(KERNELS); do web/node_modules/.bin/wat2wasm $$kernel.wat -o $$kernel.wasm || exit 1; done

# How long the page takes to start, beside a bare program with Ebitengine, as ratios.
bench-start: need-node need-chromium site bin/bare.wasm.gz bin/patched.wasm.gz web/node_modules/.package-lock.json
	$(NODE) web/test/start.js

bin/bare.wasm: $(GO_FILES)
	@mkdir -p bin
	GOOS=js GOARCH=wasm $(GO) build -trimpath -ldflags '-s -w' -o $@ ./web/test/bare

bin/patched.wasm: $(GO_FILES)
	@mkdir -p bin
	$(GO) run ./web/build -compile $@ ./web/test/bare

bin/%.wasm: $(GO_FILES)
	@mkdir -p bin
	$(GO) run ./web/build -compile $@ ./cmd/$*

bin/%.wasm.gz: bin/%.wasm
	$(GZIP) $< > $@

bin/%.wasm.lzma: bin/%.wasm
	xz --format=lzma -7e -c $< > $@

# BROTLI=11 packs as small as can be, for what is deployed: it takes a minute or two.
bin/%.wasm.br: bin/%.wasm
	$(GO) run ./web/build -brotli $@ $(BROTLI:%=-quality=%) $<

# OFFLINE=false builds a site that no browser keeps for a time without a network.
dist/manifest.json: $(WASM) $(PACKED) $(SITE_FILES) Makefile
	$(GO) run ./web/build -site web/site -out dist $(OFFLINE:%=-offline=%) $(WASM) $(PACKED)
	@wc -c $(PACKED)

# Two lanes side by side: Go computes while browsers wait. At the end stands how long each part took.
test: need-go need-node need-chromium
	@$(NODE) web/test/parts.js "$(MAKE)" "lint test-go" "site lint-scripts test-page"

test-more: need-go need-node need-chromium need-browsers
	@$(NODE) web/test/parts.js "$(MAKE)" "test-race test-wasm test-go-more" "site test-page-more test-browsers"

# What Palace says to people, for those who translate it.
words: need-go
	@mkdir -p bin
	$(GO) run ./web/words -list > bin/words.txt
	@wc -l bin/words.txt

# The game's package, the laws and the words, the catalogue, what was recorded, and the documents.
# Every part is run, so that all that is missing is told at once.
check: need-go
	@[ -n "$(GAME)" ] && [ -d engine/$(GAME) ] || { echo "Say which: make check GAME=bishop, for the package engine/bishop"; exit 1; }
	@failed=""; \
	run() { $(GO) test "$$@" || failed=yes; }; \
	run ./engine/$(GAME)/...; \
	run ./engine -run 'Laws|Drawing|Files|Links|Named'; \
	run ./web/words; \
	run ./game/catalog -run 'Presets|Capitals|Guide|Exchange|Ideas|Illustrate|Methods'; \
	run ./web/lessons -run Readme; \
	run ./web/table -run Transcripts; \
	[ -z "$$failed" ] || { echo "After a change of what is shown: make record, and read what has changed"; exit 1; }

check-game: # as it was called
	@$(MAKE) --no-print-directory check GAME=$(NAME)

# What is recorded is what the tests hold; what it is now stands in git's diff, to be read.
record: need-go
	$(GO) run ./web/declare
	$(GO) test ./web/table -run Transcripts -record
	$(GO) test ./web/build -run TestPrograms -record
	@git --no-pager diff --stat -- web/types web/table/testdata web/build/testdata
	@git --no-pager diff --word-diff=porcelain --word-diff-regex='[^][,{}]+|[][,{}]' -U0 -- web/table/testdata | grep -E '^(diff|@@|[-+])' | cut -c1-300 || true

test-go: need-go
	$(GO) test $(JSON) ./...

# The tests that look at a fair part in make test: whatever stands in a file that asks for one. enginetest.Ideas does so for whoever calls it.
test-go-more: need-go
	@files=$$(grep -rlE 'testkit\.(More|Part)\(|enginetest\.Ideas\(' --include='*_test.go' cmd engine game internal render web) && \
	PALACE_TESTS=more $(GO) test $(JSON) -run "^($$(sed -n 's/^func \(Test[A-Za-z0-9]*\).*/\1/p' $$files | sort -u | paste -sd '|'))\$$" $$(echo "$$files" | xargs -n1 dirname | sort -u | sed 's|^|./|')

# In full, what the others try a part of: cases, WebAssembly, and the page's tests of one kind.
test-long: need-go need-node need-chromium
	PALACE_TESTS=long $(GO) test $(JSON) -timeout 60m $$(grep -rlE 'testkit\.(Long|Cases|More|Part)\(|enginetest\.Ideas\(' --include='*_test.go' cmd engine game internal render web | xargs -n1 dirname | sort -u | sed 's|^|./|')
	$(MAKE) --no-print-directory test-wasm IN_WASM="$$($(GO) list ./engine/... ./game/... | grep -v /conjecture$$) ./cmd/worker/..."
	$(MAKE) --no-print-directory test-page LEVEL=long

# What several goroutines share, where the race detector works: it needs a C compiler.
test-race: need-go
	@if [ "$$($(GO) env CGO_ENABLED)" != 1 ]; then echo "The race detector is left out: it needs a C compiler and CGO_ENABLED=1"; \
	else $(GO) test $(JSON) -race -short -run '$(RACES)' ./cmd/palace ./cmd/palace/internal/survey ./engine/subtraction ./engine/wythoff ./render/board ./cmd/palace/internal/figure ./web/build; fi

# What is otherwise in WebAssembly: the workers, the packages with files of their own for it, and the sweeps
# that have kernels. The rest of what the workers run is the same code; the conjectures are for the command line alone.
IN_WASM = ./cmd/worker/... ./engine ./engine/words ./engine/wythoff/columns ./engine/subtraction/sweep ./engine/blocking/internal/sweep ./game/claims
test-wasm: need-go need-node
	$(GO_IN_NODE) $(GO) test $(JSON) -short -exec="$$($(GO) env GOROOT)/lib/wasm/go_js_wasm_exec" $(IN_WASM)

# The page's main ways; LEVEL=more runs others, LEVEL=long what is left: see web/test/levels.js. A file that would wait for ever ends.
test-page: need-node need-chromium site web/node_modules/.package-lock.json
	cd web && PALACE_TESTS=$(LEVEL) $(NODE) --test --test-concurrency=3 --test-timeout=1200000 $(REPORTS) test/*.test.js

test-page-more:
	@$(MAKE) --no-print-directory test-page LEVEL=more

# In a copy of the tree, which is left where it is when a test fails.
test-reworded: need-go need-node need-chromium web/node_modules/.package-lock.json
	@copy=$$(mktemp -d "$${TMPDIR:-/tmp}/palace-reworded-XXXXXX") && echo "In $$copy" && \
	$(NODE) web/test/reword.js "$$copy" && cd "$$copy" && \
	$(GO) run ./web/words && \
	$(MAKE) --no-print-directory site && cd web && \
	for all in "" more long; do PALACE_TESTS=$$all $(NODE) --test --test-concurrency=3 $(REPORTS) test/$(or $(ONLY),*.test.js) || exit 1; done && rm -r "$$copy"

# The same few steps in Chromium, Firefox and WebKit, one after the other.
test-browsers: need-go need-node need-chromium need-browsers site web/node_modules/.package-lock.json
	cd web && $(NODE) --test $(REPORTS) test/browsers/*.test.js

lint: need-go
	@unformatted=$$(gofmt -l $$(find . \( -name node_modules -o -path ./bin \) -prune -o -name '*.go' -print)); \
	  if [ -n "$$unformatted" ]; then echo "gofmt would change:" $$unformatted; exit 1; fi
	$(GO) vet ./...
	GOOS=js GOARCH=wasm $(GO) vet ./...
	$(GO) run $(STATICCHECK) ./...
	@if [ -x web/node_modules/.bin/tsc ]; then echo "tsc -p web"; cd web && node_modules/.bin/tsc -p .; else echo "The scripts are not checked: make lint-scripts does it, and needs Node"; fi

# The scripts, against the types that go run ./web/declare has written.
lint-scripts: need-node web/node_modules/.package-lock.json
	cd web && node_modules/.bin/tsc -p .

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci
	@touch $@

clean:
	rm -rf bin dist palace.zip web/node_modules

need-go:
	@command -v $(GO) > /dev/null || { echo "Go is missing: install the version that go.mod names, or a newer one (https://go.dev/dl)"; exit 1; }

need-node:
	@command -v $(NODE) > /dev/null && command -v npm > /dev/null || { echo "Node is missing: the browser tests need Node 20 or newer with npm (https://nodejs.org)"; exit 1; }

# On Debian and its like, root gets Chromium installed; everybody else is told.
need-chromium:
	@for place in "$$CHROMIUM" "$$(command -v chromium)" "$$(command -v chromium-browser)" "$$(command -v google-chrome)" "$$(command -v google-chrome-stable)" \
	    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" "/Applications/Chromium.app/Contents/MacOS/Chromium"; do \
	  [ -n "$$place" ] && [ -x "$$place" ] && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  apt-get update -qq && apt-get install -y -qq chromium; \
	else echo "Chromium is missing: install it (on Debian: apt-get install chromium), or name it in the variable CHROMIUM"; exit 1; fi

# The other browsers, and the screen they draw on: Debian's root gets them installed,
# everywhere else their tests are skipped where they are missing.
need-browsers:
	@has() { command -v "$$1" > /dev/null; }; \
	missing=""; \
	has "$${FIREFOX:-firefox-esr}" || has firefox || has /Applications/Firefox.app/Contents/MacOS/firefox || missing="$$missing firefox-esr"; \
	has "$${WEBKIT_DRIVER:-WebKitWebDriver}" || missing="$$missing webkit2gtk-driver"; \
	has Xvfb || [ "$$(uname)" != Linux ] || missing="$$missing xvfb"; \
	if [ -z "$$missing" ]; then exit 0; \
	elif [ "$$(id -u)" = 0 ] && grep -qsx 'ID=debian' /etc/os-release; then \
	  apt-get update -qq && apt-get install -y -qq $$missing; \
	else echo "The smoke tests of browsers that are missing here are skipped; on Debian they need: apt-get install$$missing"; fi
