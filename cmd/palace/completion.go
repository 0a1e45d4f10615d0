package main

import (
	"fmt"
	"strings"
)

var completionVerb = verb{
	name:  "completion",
	args:  "bash | zsh | fish",
	about: "Prints a script that completes the words of palace in a shell: its verbs, their flags, and the formats.",
	more:  `In bash: source <(palace completion bash). In zsh: source <(palace completion zsh), after compinit. In fish: palace completion fish | source.`,
	run:   completion,
}

func init() { verbs = append(verbs, completionVerb) } // for it reads them

func completion(c *call) error {
	args, err := c.only("the name of a shell")
	if err != nil {
		return err
	}
	write, known := map[string]func() string{"bash": bashCompletion, "zsh": zshCompletion, "fish": fishCompletion}[args[0]]
	if !known {
		return misusef("the shell must be bash, zsh or fish, not %q", args[0])
	}
	_, err = c.out.WriteString(write())
	return err
}

// verbNames lists the verbs, and help.
func verbNames() []string {
	names := []string{"help"}
	for i := range verbs {
		names = append(names, verbs[i].name)
	}
	return names
}

// dashed lists the flags of a verb as they are written.
func (v *verb) dashed() []string {
	var names []string
	for _, f := range append(v.flags[:len(v.flags):len(v.flags)], helpFlag) {
		names = append(names, "--"+f.name)
	}
	return names
}

// bashCompletion is for bash: the verb first, behind it flags where a word begins with -, verbs behind help, and
// files else.
func bashCompletion() string {
	var b strings.Builder
	b.WriteString("_palace() {\n  local word=${COMP_WORDS[COMP_CWORD]} words=\n  COMPREPLY=()\n")
	fmt.Fprintf(&b, "  if [ \"$COMP_CWORD\" -eq 1 ] || [ \"${COMP_WORDS[1]}\" = help ]; then words=%q\n", strings.Join(verbNames(), " "))
	b.WriteString("  else case ${COMP_WORDS[1]} in\n")
	for i := range verbs {
		fmt.Fprintf(&b, "    %s) words=%q ;;\n", verbs[i].name, strings.Join(verbs[i].dashed(), " "))
	}
	b.WriteString("  esac; case $word in -*) ;; *) return ;; esac; fi\n")
	b.WriteString("  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\ncomplete -o default -F _palace palace\n")
	return b.String()
}

// single quotes a text for a shell.
func single(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

// zshCompletion is for zsh, with what each word means.
func zshCompletion() string {
	plain := strings.NewReplacer("[", `\[`, "]", `\]`, ":", `\:`)
	var b strings.Builder
	b.WriteString("#compdef palace\n_palace() {\n  local -a verbs=('help:Tells more about a verb.'\n")
	for i := range verbs {
		b.WriteString("    " + single(verbs[i].name+":"+plain.Replace(verbs[i].about)) + "\n")
	}
	b.WriteString("  )\n  if (( CURRENT == 2 )) || [[ $words[2] == help ]]; then _describe verb verbs; return; fi\n  case $words[2] in\n")
	for i := range verbs {
		fmt.Fprintf(&b, "    %s) _arguments", verbs[i].name)
		for _, f := range append(verbs[i].flags[:len(verbs[i].flags):len(verbs[i].flags)], helpFlag) {
			spec := "--" + f.name + "[" + plain.Replace(f.about) + "]"
			if f.value != "" {
				spec += ":" + plain.Replace(f.value) + ":_files"
			}
			b.WriteString(" " + single(spec))
		}
		b.WriteString(" '*:: :_files' ;;\n")
	}
	b.WriteString("  esac\n}\ncompdef _palace palace\n")
	return b.String()
}

// fishCompletion is for fish, with what each word means.
func fishCompletion() string {
	quote := func(text string) string {
		return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(text) + "'"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "complete -c palace -n __fish_use_subcommand -f -a help -d %s\n", quote("Tells more about a verb."))
	for i := range verbs {
		v := &verbs[i]
		fmt.Fprintf(&b, "complete -c palace -n __fish_use_subcommand -f -a %s -d %s\n", v.name, quote(v.about))
		fmt.Fprintf(&b, "complete -c palace -n '__fish_seen_subcommand_from help' -f -a %s\n", v.name)
		for _, f := range append(v.flags[:len(v.flags):len(v.flags)], helpFlag) {
			takes := ""
			if f.value != "" {
				takes = " -r"
			}
			fmt.Fprintf(&b, "complete -c palace -n '__fish_seen_subcommand_from %s' -l %s%s -d %s\n", v.name, f.name, takes, quote(f.about))
		}
	}
	return b.String()
}
