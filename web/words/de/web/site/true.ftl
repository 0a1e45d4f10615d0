true-page = Palace: Was stimmt

true-about = Was vier Arbeiten über neutrale Spiele auf einem endlosen Schachbrett behaupten, jede Behauptung neu berechnet: was gilt, was falsch ist, was offen ist.

true-language = Sprache

true-heading = Was stimmt

true-claims = Das sind die Behauptungen von vier Arbeiten, von zwei älteren, die zu ihnen führen, und unsere eigenen. Immer wenn Palace geprüft wird, berechnet ein Programm jede von ihnen neu aus den Regeln. Du kannst dasselbe tun: <code>palace verify</code>.

true-english = Die Behauptungen und ihre Prüfungen sind auf Englisch, der Sprache der Arbeiten.

true-holds = <b>holds</b> Gilt: Die Prüfung beweist es, oder es geht um endlich viele Felder und alle wurden angesehen.

true-open = <b>open</b> Offen: Es wurde nichts dagegen gefunden, bis zu der Grenze, die bei jeder dieser Behauptungen steht. Steht <b>proved elsewhere</b> dabei, nennt die Behauptung die Stelle, wo ein Beweis weiter reicht als die Prüfung, auf Papier oder durch eine Rechnung.

true-fails = <b>fails</b> Falsch: Die Prüfung findet etwas dagegen. Ein Druckfehler steht zweimal da: wie gedruckt, was falsch ist, und wie es gilt.

true-cln15 = Damen blockieren

true-lw14 = Maharadscha-Nim

true-lsy24 = Vektorsubtraktion

true-dss20 = Damen im Exil

true-bou01 = Nim

true-fra82 = Verallgemeinertes Wythoff-Nim

true-here = Hier gefunden
