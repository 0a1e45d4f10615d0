package pause

// words are the words that open a pause, short plain ones that pupils know. No two are alike but for
// one letter, so that one that is mistyped is never another.
const words = "" +
	"acorn album anchor angel animal apple arrow artist atlas balcony balloon bamboo banana bank barn basket beach " +
	"bean beetle bell berry bicycle bird blanket boat bone book bottle bread brick bridge broom brush bubble bucket " +
	"bulb butter button cabin cactus cake camel camera camp candle captain carpet carrot castle chain cheese cherry " +
	"chimney circle circus city clock cloud clover coach coast coconut coffee comet cookie copper crown cube " +
	"curtain daisy dance desk diamond dice doctor dolphin donkey door dragon drawer dress drum duck eagle earth " +
	"eight elephant eleven factory family farmer feather fence field finger fire fish flag flame flower flute " +
	"football forest fork fountain friend frog fruit garden garlic gate giant giraffe glass globe gold goose grape " +
	"green guitar hammer hand helmet hill honey horse hotel island jacket jungle kettle kitchen kite kitten ladder " +
	"lantern lawn leaf lemon letter library lion lizard lunch machine magnet mango marble market milk mirror moon " +
	"mouse museum music napkin neck octopus olive onion orange paint pancake panda paper parade pasta peanut pear " +
	"pebble pencil penguin pepper piano picnic picture pigeon pillow pilot planet plate pocket popcorn potato " +
	"powder prince pumpkin puppet puppy purple puzzle pyramid rabbit radio rainbow ribbon river road robin rock " +
	"roof salad salt sandwich school seven shadow shark sheep shelf ship shoe silver snail snow soap song spoon " +
	"spring star station stone storm street summer swan teacher tennis thunder tiger tomato tooth town tree trumpet " +
	"tulip tunnel turkey turtle umbrella uncle unicorn valley village violin volcano wall water wave whale wheel " +
	"window winter wolf yellow zebra"
