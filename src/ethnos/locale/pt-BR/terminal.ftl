# The game at a terminal.

## Setting up

setup-welcome = Boas-vindas a Ethnos. Tecle Enter para aceitar a resposta entre colchetes.
setup-names = Quem joga neste teclado? Um nome, ou vários separados por vírgulas [{ $default }]
# $about: one line on its style of play
setup-bot = { $name }: { $about }
# $bot: the name of a kind of bot
setup-bots = Quantos bots, e quais? [{ $count } { $bot }]
setup-tribes = Quais tribos: sorteio, iniciante, para um jogo calmo, implacável, curto ou longo, ou { $count ->
    [1] { $count } nome
   *[other] { $count } nomes separados por vírgulas
}? “opções” mostra as regras da casa [sorteio]
# $option: the name of an option as it is typed; $title: in words; $about: a line on it
setup-option = { $option } · { $title }. { $about }
# $value: as it is typed; $text: in words
setup-value = { $value } ({ $text })
setup-values = Valores: { $values }
setup-numbers = Valores: { $least } a { $most }; impresso: { $count }. Uma variante, em nenhum manual.
setup-options = Uma opção na forma nome=valor, ou Enter para continuar
setup-option-chosen = Combinado: { $option }.
default-name-of-many = Jogador { $number }
saving = A partida é salva em { $file } depois de cada decisão.
setup-help-line = “ajuda” mostra os comandos, “dica” dá um conselho, “regras” mostra as regras.
setup-watch-line = Só bots jogam, e você assiste. Ctrl+C sai; a partida fica salva.
resumed = Continuando { $file }.

## What cannot be set up, saved or read

setup-error-players = { $count ->
    [1] { $count } jogador
   *[other] { $count } jogadores
}: a partida é para 2 a 6 ({ $clause }).
setup-error-tribe-twice = Uma tribo aparece duas vezes: { $tribes } ({ $clause }).
setup-error-tribe-count = Uma partida de { $players ->
    [1] { $players } jogador
   *[other] { $players } jogadores
} precisa de { $needed ->
    [1] { $needed } tribo
   *[other] { $needed } tribos
}, não de { $count } ({ $clause }).
setup-error-tribe = Não existe a tribo “{ $word }”. Existem: { $tribes }.
setup-error-option = Não existe a opção “{ $word }”. Existem: { $choices }.
setup-error-value = A opção { $option } não pode ser “{ $word }”. Valores possíveis: { $choices }.
setup-error-number = A opção { $option } é um número de { $least } a { $most }, não “{ $word }” ({ $clause }).
setup-error-option-form = Uma opção se escreve nome=valor, como orc_raid=any_number; aqui está escrito “{ $word }”.
setup-error-people = { $players ->
    [1] { $players } pessoa
   *[other] { $players } pessoas
}, mas { $count ->
    [1] { $count } nome
   *[other] { $count } nomes
}.
setup-error-names = Cada jogador precisa de um nome só seu.
setup-error-seats = { $count ->
    [1] { $count } pessoa não cabe
   *[other] { $count } pessoas não cabem
} em uma partida de { $players ->
    [1] { $players } jogador
   *[other] { $players } jogadores
}.
setup-error-bot = Não existe o bot “{ $word }”. Existem: { $choices }; ou módulo:Classe para um bot seu.
setup-error-bot-broken = Não dá para usar o bot “{ $word }”: { $error }
setup-error-nobody = Nenhum bot foi escolhido.
# $error: what the operating system says
file-unreadable = Não dá para ler { $file }: { $error }
file-unwritable = Não dá para gravar { $file }: { $error }
file-exists = { $file } já existe.
file-exists-resume = { $file } já existe; continue a partida com --resume { $file }
file-nowhere = Não dá para salvar a partida aqui; indique um arquivo com --save ARQUIVO.
file-none-saved = Não há partida salva em { $file }.
file-secret = As cartas desta partida ainda são segredo, então não dá para continuá-la aqui.
# $error: a technical detail, in English
file-no-record = { $file } não é o registro de uma partida, ou está danificado: { $error }

## Status

age-number = { word-age }
status-age = Era { word-age } de { $ages }
status-dragons = { $count } de { $all } dragões
# $safe: cards on top of the deck that cannot be dragons
status-deck-safe = Deck { $count }: { $safe ->
    [1] nenhum dragão na próxima carta
   *[other] nenhum dragão nas próximas { $safe }
}
# $dragon, $ends: chances for the next draw
status-deck-risk = Deck { $count }: dragão na próxima { $dragon }, fim da era { $ends }
percent = { $count }%
percent-small = menos de 1%

## The table

head-kingdom = Reino
head-tokens = Fichas
head-markers = Marcadores
head-need = Precisa de
head-player = Nome
head-glory = Glória
head-hand = Mão
head-bands = Bandos
head-troll = Trolls
head-orc = Orcs
head-merfolk = P. do Mar
head-giant = Gigante
head-kingdoms = Reinos
head-raids = Pilhagens
head-sum = Total
head-pool = { $count ->
    [0] A oferta está vazia.
   *[other] Oferta
}
head-own-hand = Sua mão, { $count } de { $limit }
table-kingdom = { kingdom-letter } { kingdom-name } { kingdom-colour }
table-need = { word-cards }
# Without the heading “head-need” above it
table-need-alone = você precisa de { word-cards }
# $title: the heading of a column, where a narrow screen has no columns
table-fact = { $title }: { $value }
player-you = { $name } (você)
# $level: the name of a kind of bot
player-bot = { $name } ({ $level })
known = { $name } com certeza tem: { $cards }.
memory-off = As cartas que você viu os outros pegarem não aparecem mais.
known-nothing = Nenhuma carta das outras mãos é conhecida.
hand-of = { $name } tem na mão: { $cards }.

## The table in plain words

# $token: the best this age pays; $needed: 0 for somebody who only watches
plain-kingdom = { kingdom-title }: fichas { $tokens }, agora o primeiro lugar ganha { $token } de glória. { $players ->
    [0] Nenhum marcador.
   *[other] Marcadores: { $markers }.
}{ $needed ->
    [0] { "" }
   *[other] { " " }Você precisa de um bando de { word-of-needed }.
}
plain-markers = { $name } { $count }
plain-player = { $name }: { $glory } de glória, { word-cards } na mão.
plain-no-band = { $name } não jogou nenhum bando nesta era.
# $bands: a list of bands, each with its leader
plain-bands = Tamanho dos bandos de { $name }: { $bands }.
plain-band = { $tribe ->
    [skeleton] { $size } ({ word-skeletons })
   *[other] { $skeletons ->
        [0] { $size } (líder: { card })
       *[other] { $size } (líder: { card }, com { word-skeletons })
    }
}
plain-trolls = { $name } tem estas fichas de troll: { $tokens }.
plain-orcs = { $name } tem marcadores na horda de orcs: { $spaces }.
plain-merfolk = { $name } está no espaço { $space } da trilha do Povo do Mar.
plain-giant = { $name } tem a ficha de gigante em um bando de { word-of-size }.
plain-pool = { $count ->
    [1] Uma carta na oferta: { $cards }.
   *[other] { $count } cartas na oferta: { $cards }.
}
plain-pool-empty = A oferta está vazia.
plain-card = ({ $number }) { $count ->
    [1] { card }
   *[other] { card } (são { $count })
}
plain-hand = { $count ->
    [0] Sua mão está vazia.
   *[other] Sua mão, { $count } de { $limit } cartas:
}
plain-group = { $title }: { $cards }.
plain-number = ({ $number }) { $card }

## What a tribe does when it leads a band of X cards


## Playing

prompt = { $name }: { $question }
press-enter = Tecle Enter para continuar
enter-first = Agora não: primeiro tecle Enter.
hand-over = Tecle Enter para esconder suas cartas e passar a vez a { $name }, ou digite “desfazer”
hand-over-ready = { $name }, é a sua vez. Quando ninguém mais puder ver a tela, tecle Enter
leader-choice = líder { $number }: { $outlook }
confirm-band = Jogar? (sim ou não)
confirm-again = Responda sim ou não, por favor.
confirm-set = { $state ->
    [on] A partir de agora há uma pergunta antes de cada bando.
   *[off] Os bandos são jogados sem perguntar.
}
undone = { $name } decide de novo.
undo-impossible = Não dá para desfazer: não há decisão anterior, ou cartas escondidas já foram vistas.
# $command: what to type; $chance: to win the game
hint = { $command } ({ $chance } de chance de vencer): { $reason }
analysis-help = Você decide por todos. “dica” pede as melhores jogadas, “desfazer” volta uma jogada, “salvar ARQUIVO” grava um registro, “sair” termina.
# $count: how many moves the record has
analysis-moment = { $name } escolhe a jogada { $number } de { $count }. A escolhida foi: { $what }
analysis-moment-open = { $name } escolhe a jogada { $number }, depois da última de { $count }.
analysis-dealt = São verdadeiras as cartas que { $name } vê; todas as outras foram distribuídas de novo.
why-nothing = Nenhum bot jogou desde que você se sentou, ou não há bot com esse nome.
saved = A partida está salva em { $file }.
copied = Há uma cópia da partida em { $file }.
save-failed = A partida não foi salva. { $reason }
left = A partida está salva. Continue com: ethnos play --resume { $file }
record-kept = O registro desta partida está em { $file }.

## Help and rules

help-now = Agora:
help-always = A qualquer momento:
help-short = Dá para abreviar as palavras (s, p 3, b 1 4 líder 4), dizer as cartas pelo nome (elfo vermelho, elfos, vermelho) e responder a uma pergunta só com a resposta.
legend = Na mesa: a letra antes de um reino é a primeira do nome dele e sua abreviação na coluna Orcs, [6] é o que o primeiro lugar ganha nesta era, ●P 2 são dois marcadores desse jogador, “5-2 elfo de Rhea” é um bando de 5 cartas liderado por um elfo de Rhea, com 2 esqueletos que não vão pontuar, “1 orc de Straton ×3” são três bandos de um orc. Os números antes das cartas servem para os comandos, como “pegar 3”.
tribes-heading = O que faz o líder de um bando; X é o número de cartas do bando:
rules-topics = Assuntos: { $topics }.
rules-unknown = As regras não têm a seção “{ $word }”. Assuntos: { $topics }.
rules-no-clause = Não há cláusula nem decisão { $word }. Os números são { $choices }.
rules-not-translated = Este texto ainda não foi traduzido.

## Whether a record holds: one sentence a check. $verdict: passed, failed, skipped (one player’s view), open (no end yet)

proof-chain = { $verdict ->
    [passed] Cada linha traz o hash certo.
   *[failed] Uma linha traz o hash errado: o registro foi alterado ou danificado.
}
proof-shape = { $verdict ->
    [passed] O registro tem a forma completa, e as ações estão em ordem.
   *[failed] O arquivo não tem a forma de um registro.
}
proof-complete = { $verdict ->
    [passed] A partida foi jogada até o fim.
   *[open] A partida ainda não terminou, ou o fim foi cortado.
}
proof-seed = { $verdict ->
    [passed] A semente é a que foi fixada antes de dar as cartas.
    [skipped] A semente não está aqui: este registro só mostra a visão de um jogador.
    [open] A semente fica em segredo até o fim da partida.
   *[failed] A semente não é a que foi fixada antes de dar as cartas.
}
proof-replay = { $verdict ->
    [passed] Todas as cartas dadas e todas as jogadas resultam da semente e das regras.
    [skipped] Não dá para jogar a partida de novo: este registro só mostra a visão de um jogador.
    [open] Todas as jogadas até aqui seguem as regras; as cartas dadas poderão ser conferidas quando a partida terminar.
   *[failed] A partida não pode ter sido assim.
}
proof-result = { $verdict ->
    [passed] A glória e a vitória batem com a partida.
   *[failed] A glória ou a vitória não batem com a partida.
}
# $text: one of the sentences above; $error: a technical detail, in English
proof-line = { $verdict ->
    [passed] ✓ { $text }
    [skipped] – { $text }
    [open] … { $text }
   *[failed] ✗ { $text } ({ $error })
}
proof-holds = O registro é válido.
proof-unfinished = O registro está intacto até aqui, mas a partida não terminou.
proof-fails = O registro NÃO é válido.

## Scores

scoreboard-age = Era { word-age }:
scoreboard-now = Se a era { word-age } acabasse agora, sem contar pilhagens:
scoreboard-total = { $name }: { $glory } de glória agora, { $total } depois.
scoreboard-player = { $name }: { $points }; ao todo { $glory }.
scoreboard-kingdoms = reinos { $glory }
scoreboard-merfolk = Povo do Mar { $glory }
scoreboard-giant = gigante { $glory }
scoreboard-raids = pilhagens { $glory }
scoreboard-bands = bandos { $glory }
