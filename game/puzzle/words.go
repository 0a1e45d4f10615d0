package puzzle
