# bash completion of cucu-desktop; written by packaging/shell_files.py
_cucu_desktop() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local command='' each options files words
    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $each in scenario|advise|simulate|learn|score|club|print|host) command=$each ;; esac
    done
    [[ $word == = ]] && word='' || { [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD-2]}; }
    case $before in
        --lang) COMPREPLY=($(compgen -W 'de en it' -- "$word")); return ;;
        --seed) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --menu-entry) COMPREPLY=($(compgen -W 'add remove' -- "$word")); return ;;
        --template) COMPREPLY=($(compgen -W 'campli lu_stu coch zifuli trionfo cuckoo tiebreak ace_chasing gnav kille le_her coucou cambio' -- "$word")); return ;;
        --level) COMPREPLY=($(compgen -W '1 2 3' -- "$word")); return ;;
        --person) COMPREPLY=($(compgen -W 'peppe assunta nicola bruna carlo tonino concetta ercole filomena berardo gildo nina tista ambrogio waldegrave orbais babet alfrida manfred stina severin borghild adriaan neeltje haruka kenta' -- "$word")); return ;;
        --seat) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --game) COMPREPLY=($(compgen -W 'campli lu_stu coch zifuli trionfo cuckoo tiebreak ace_chasing gnav kille le_her coucou cambio' -- "$word")); return ;;
        --seats) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --deals) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --preset) COMPREPLY=($(compgen -W 'campli short strict silent montorio source-000 many coch zifuli smith masenghini cuckoo italian saltacavallo screw-your-neighbour ranter-go-round tiebreak ace_chasing either norway copenhagen zeeland kille one_life le_her coucou six as_qui_court larousse gran_pere arena one_chip' -- "$word")); return ;;
        --options) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --levels) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --persons) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --jobs) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --seconds) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --rounds) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --out) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$word")); return ;;
        --sample) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$word")); return ;;
        --play-on) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --csv) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$word")); return ;;
        --separator) COMPREPLY=($(compgen -W 'comma semicolon tab' -- "$word")); return ;;
        --paper) COMPREPLY=($(compgen -W 'a4 letter' -- "$word")); return ;;
        --back) COMPREPLY=($(compgen -W 'back cuckoos' -- "$word")); return ;;
        --offset) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --guests) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --bots) COMPREPLY=($(compgen -W '1 2 3' -- "$word")); return ;;
        --address) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --port) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --urls) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$word")); return ;;
    esac
    case $command in
        scenario) options='-h --help --jsonl --template' files=1 words='' ;;
        advise) options='-h --help --jsonl --level --person --seat --seed --lang' files=1 words='' ;;
        simulate) options='-h --help --game --seats --deals --seed --transcript --preset --options --levels --persons --duplicate --jobs --json --timing --lang' files=0 words='' ;;
        learn) options='-h --help --seats --preset --options --seconds --rounds --seed --jobs --all-deals --turns --out --lang' files=0 words='' ;;
        score) options='-h --help --jsonl' files=1 words='' ;;
        club) options='-h --help --sample --play-on --json --out --csv --separator' files=1 words='' ;;
        print) options='-h --help --out --paper --back --offset --fold' files=0 words='cucco gnav slabberjan kille italian40' ;;
        host) options='-h --help --game --seats --guests --preset --seed --bots --address --port --urls --lang' files=0 words='' ;;
        *) options='-h --help --version --lang --seed --play --new-window --menu-entry' files=1 words='scenario advise simulate learn score club print host' ;;
    esac
    [[ $word == -* ]] && words=$options files=0
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    local IFS=$'\n'
    (( files )) && COMPREPLY+=($(compgen -f -- "$word"))
    return 0
}
complete -o filenames -F _cucu_desktop cucu-desktop
