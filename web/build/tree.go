package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// A page is read once, into a tree. Each step of the build works on its nodes, and it is written once, at the end.

// voids are elements that hold nothing and have no end.
var voids = []string{"br", "hr", "img", "input", "link", "meta"}

// kinds are those of the nodes that are read.
var kinds = map[html.TokenType]html.NodeType{
	html.TextToken: html.TextNode, html.CommentToken: html.CommentNode, html.DoctypeToken: html.DoctypeNode,
	html.StartTagToken: html.ElementNode, html.SelfClosingTagToken: html.ElementNode,
}

// parse reads a page, or a part of one, and returns also where its nodes are, "panels/help/help.html:12". A browser mends what is
// wrong, and nobody notices; here each element has to be closed.
func parse(name string, text []byte) (root *html.Node, where map[*html.Node]string, err error) {
	root, where = &html.Node{Type: html.DocumentNode}, map[*html.Node]string{}
	in, line := root, 1
	for z := html.NewTokenizer(bytes.NewReader(text)); z.Next() != html.ErrorToken; {
		place, lines := fmt.Sprintf("%s:%d", name, line), bytes.Count(z.Raw(), []byte("\n"))
		token := z.Token()
		if token.Data == "noscript" {
			z.NextIsNotRawText() // it is one only for browsers that run scripts
		}
		switch n := (&html.Node{Type: kinds[token.Type], Data: token.Data, Attr: token.Attr}); {
		case token.Type != html.EndTagToken:
			in.AppendChild(n)
			where[n] = place
			if token.Type == html.StartTagToken && !slices.Contains(voids, n.Data) {
				in = n
			}
		case in == root || in.Data != token.Data:
			return nil, nil, fmt.Errorf("%s: a %s is closed that is not open", place, token.Data)
		default:
			in = in.Parent
		}
		line += lines
	}
	if in != root {
		return nil, nil, fmt.Errorf("%s: %s is not closed", where[in], in.Data)
	}
	return root, where, nil
}

// rendered returns a page as text.
func rendered(root *html.Node) []byte {
	var b bytes.Buffer
	if err := html.Render(&b, root); err != nil {
		panic(err) // a void element with something in it, which nothing here makes
	}
	return b.Bytes()
}

// element makes one, with attributes by names and values, which follow each other.
func element(tag string, attributes ...string) *html.Node {
	n := &html.Node{Type: html.ElementNode, Data: tag}
	for i := 1; i < len(attributes); i += 2 {
		set(n, attributes[i-1], attributes[i])
	}
	return n
}

// text makes a text, and raw what is HTML already.
func text(data string) *html.Node { return &html.Node{Type: html.TextNode, Data: data} }
func raw(data []byte) *html.Node  { return &html.Node{Type: html.RawNode, Data: string(data)} }

// holding returns an element with a node in it.
func holding(n, in *html.Node) *html.Node {
	n.AppendChild(in)
	return n
}

// attr returns the value of an attribute, "" where there is none.
func attr(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// set gives an attribute a value, behind the others where there was none.
func set(n *html.Node, name, value string) {
	i := slices.IndexFunc(n.Attr, func(a html.Attribute) bool { return a.Key == name })
	if i < 0 {
		i, n.Attr = len(n.Attr), append(n.Attr, html.Attribute{Key: name})
	}
	n.Attr[i].Val = value
}

func drop(n *html.Node, names ...string) {
	n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return slices.Contains(names, a.Key) })
}

// all returns the elements of a kind, "link", that have an attribute, "rel=stylesheet" or "rel", in the order of the page.
func all(root *html.Node, tag, attribute string) (found []*html.Node) {
	name, value, exactly := strings.Cut(attribute, "=")
	for n := range root.Descendants() {
		fits := func(a html.Attribute) bool { return a.Key == name && (!exactly || a.Val == value) }
		if n.Type == html.ElementNode && n.Data == tag && (attribute == "" || slices.ContainsFunc(n.Attr, fits)) {
			found = append(found, n)
		}
	}
	return found
}

// replace puts others into the place of a node, or nothing.
func replace(old *html.Node, with ...*html.Node) {
	for _, n := range with {
		old.Parent.InsertBefore(n, old)
	}
	old.Parent.RemoveChild(old)
}
