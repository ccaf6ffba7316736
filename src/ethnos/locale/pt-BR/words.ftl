# Words for cards, kingdoms and numbers, used inside other messages.
#
# All tribes are masculine, so a card is "um elfo vermelho"; cards as such are feminine, so a band
# of one colour is "3 cartas vermelhas". Merfolk, "o Povo do Mar", has no plural: several of them are
# "3 cartas do Povo do Mar", "3 cartas roxas do Povo do Mar".

## Tribes. $tribe: one of the twelve

word-tribe = { $tribe ->
    [centaur] centauro
    [dwarf] anão
    [elf] elfo
    [giant] gigante
    [halfling] halfling
    [merfolk] Povo do Mar
    [minotaur] minotauro
    [orc] orc
    [skeleton] esqueleto
    [troll] troll
    [wingfolk] alado
   *[wizard] feiticeiro
}
# After "liderado", "lideradas" ...
word-by-a-tribe = { $tribe ->
    [merfolk] pelo Povo do Mar
   *[other] por um { word-tribe }
}
# The name of a tribe as such: in a list of the tribes in play, above a group of cards.
tribe-title = { $tribe ->
    [centaur] centauros
    [dwarf] anões
    [elf] elfos
    [giant] gigantes
    [halfling] halflings
    [merfolk] Povo do Mar
    [minotaur] minotauros
    [orc] orcs
    [skeleton] esqueletos
    [troll] trolls
    [wingfolk] alados
   *[wizard] feiticeiros
}
# After a number.
word-tribes = { $tribe ->
    [merfolk] cartas do Povo do Mar
   *[other] { tribe-title }
}
word-tribes-of-kingdom = { $tribe ->
    [merfolk] cartas do Povo do Mar de { kingdom-name }
   *[other] { tribe-title } de { kingdom-name }
}

## Kingdoms. $kingdom: one of the six colours, or none for a skeleton

kingdom-name = { $kingdom ->
    [blue] Straton
    [green] Althea
    [grey] Pelagon
    [orange] Ithys
    [purple] Duris
   *[red] Rhea
}
kingdom-colour = { $kingdom ->
    [blue] azul
    [green] verde
    [grey] cinza
    [orange] laranja
    [purple] roxo
   *[red] vermelho
}
# One capital letter for each kingdom, six different ones: the first of its name, as on the page.
kingdom-letter = { $kingdom ->
    [blue] S
    [green] A
    [grey] P
    [orange] I
    [purple] D
   *[red] R
}
# A kingdom with both its marks: the name on the board and the colour on the cards.
kingdom-title = { kingdom-name } ({ kingdom-colour })

## Cards

card = { $tribe ->
    [skeleton] esqueleto
   *[other] { word-tribe } de { kingdom-name }
}
word-a-card = um { card }
# An entry of a list: one card, or several equal ones.
cards = { $count ->
    [1] { card }
   *[other] { $tribe ->
        [skeleton] { $count } esqueletos
       *[other] { $count } { word-tribes-of-kingdom }
    }
}
# A card below a heading that already names its tribe, or its kingdom.
card-in-tribe = { $tribe ->
    [skeleton] esqueleto
   *[other] { kingdom-name }
}
card-in-kingdom = { word-tribe }

## Bands. $band: what the cards have in common; $size counts all cards, $skeletons the skeletons
## among them, $named the others; $tribe and $kingdom belong to the leader

word-band = { $band ->
    [single] só { word-a-card }
    [tribe] { $skeletons ->
        [0] { $size } { word-tribes } { word-led-by-one }
       *[other] { $named } { word-tribes } e { word-skeletons } liderados por { word-a-card }
    }
    [kingdom] { $skeletons ->
        [0] { $size } cartas de { kingdom-name } lideradas { word-by-a-tribe }
       *[other] { $named } cartas de { kingdom-name } e { word-skeletons } liderados { word-by-a-tribe }
    }
    [same] { $skeletons ->
        [0] { $size } { word-tribes-of-kingdom }
       *[other] { $named ->
            [1] { word-a-card } e { word-skeletons }
           *[other] { $named } { word-tribes-of-kingdom } e { word-skeletons }
        }
    }
   *[skeletons] dez esqueletos
}
word-led-by-one = { $tribe ->
    [merfolk] lideradas por uma de { kingdom-name }
   *[other] liderados por um de { kingdom-name }
}
word-skeletons = { $skeletons ->
    [1] { $skeletons } esqueleto
   *[other] { $skeletons } esqueletos
}

## Small things

item = { $text }
glory = { $count ->
   *[other] { $count } de glória
}
word-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
# "Um bando de …"
word-of-size = { $size ->
    [1] { $size } carta
   *[other] { $size } cartas
}
word-of-needed = { $needed ->
    [1] { $needed } carta
   *[other] { $needed } cartas
}
word-age = { $age ->
    [1] I
    [2] II
   *[3] III
}
word-rank = { $rank ->
    [1] 1º lugar
    [2] 2º lugar
    [3] 3º lugar
    [4] 4º lugar
    [5] 5º lugar
   *[6] 6º lugar
}
default-name = Jogador
tribe-ability = { $tribe ->
    [centaur] Centauros: se o marcador foi colocado, você pode jogar outro bando na hora.
    [dwarf] Anões: no fim da era, o bando pontua com uma carta a mais.
    [elf] Elfos: mantenha até X cartas da sua mão.
    [giant] Gigantes: o maior bando liderado por gigante até agora ganha 2 de glória e a ficha de gigante.
    [halfling] Halflings: nunca colocam marcador no tabuleiro, mas são 24.
    [merfolk] Povo do Mar: avance X espaços na trilha do Povo do Mar; os símbolos dão marcadores grátis.
    [minotaur] Minotauros: o marcador exige uma carta a menos.
    [orc] Orcs: mais um marcador na sua horda de orcs, que rende glória em uma pilhagem.
    [skeleton] Esqueletos: entram em qualquer bando, nunca lideram e somem antes de os bandos pontuarem.
    [troll] Trolls: pegue uma ficha de troll de valor até X; as fichas decidem empates.
    [wingfolk] Alados: o marcador pode ir a qualquer reino.
   *[wizard] Feiticeiros: depois de descartar, saque X cartas, se quiser.
}
