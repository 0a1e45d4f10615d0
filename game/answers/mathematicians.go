package answers

// mathematicians lend their names. Their order is part of the version: texts hold a number for each.
var mathematicians = [1 << indexBits]string{
	"Abel", "Agnesi", "Al-Khwarizmi", "Archimedes", "Artin", "Banach", "Banneker", "Bernoulli", "Bhaskara", "Bouton", "Brahmagupta", "Cantor", "Cardano", "Cartwright", "Cauchy", "Conway",
	"Cox", "Descartes", "Diophantus", "Eratosthenes", "Erdős", "Euclid", "Euler", "Fermat", "Fibonacci", "Fourier", "Fraenkel", "Galois", "Gauss", "Germain", "Grundy", "Guy",
	"Hilbert", "Hopper", "Hypatia", "Jacobi", "Johnson", "Khayyam", "Kovalevskaya", "Lagrange", "Leibniz", "Li Shanlan", "Lovelace", "Madhava", "Mirzakhani", "Möbius", "Newton", "Noether",
	"Pascal", "Pythagoras", "Ramanujan", "Riemann", "Robinson", "Russell", "Seki", "Somerville", "Sprague", "Tao", "Tarski", "Turing", "Uhlenbeck", "Wang Zhenyi", "Wythoff", "Zu Chongzhi",
}
