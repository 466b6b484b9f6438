# bash completion of cucu-desktop; written by packaging/shell_files.py
_cucu_desktop() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command='' options files each
    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $each in scenario|advise|simulate|score|club|print) command=$each ;; esac
    done
    [[ $word == = ]] && word='' || { [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD-2]}; }
    case $before in
        --lang) COMPREPLY=($(compgen -W 'de en it' -- "$word")); return ;;
        --seed) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --menu-entry) COMPREPLY=($(compgen -W 'add remove' -- "$word")); return ;;
        --level) COMPREPLY=($(compgen -W '1 2 3' -- "$word")); return ;;
        --person) COMPREPLY=($(compgen -W 'peppe assunta nicola bruna carlo tonino concetta ercole filomena berardo gildo nina tista ambrogio waldegrave orbais babet alfrida manfred stina severin borghild adriaan neeltje haruka kenta' -- "$word")); return ;;
        --seat) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --game) COMPREPLY=($(compgen -W 'campli lu_stu coch zifuli trionfo cuckoo tiebreak ace_chasing gnav kille le_her coucou cambio' -- "$word")); return ;;
        --seats) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --deals) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --preset) COMPREPLY=($(compgen -W 'campli short strict silent montorio source-000 many coch zifuli smith masenghini cuckoo italian saltacavallo tiebreak ace_chasing either norway copenhagen zeeland kille one_life le_her coucou six as_qui_court larousse gran_pere arena one_chip' -- "$word")); return ;;
        --options) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --levels) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --persons) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --jobs) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --sample) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --out) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --paper) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
        --back) COMPREPLY=($(compgen -W '' -- "$word")); return ;;
    esac
    case $command in
        scenario) options='-h --help --jsonl' files='[FILE...]' ;;
        advise) options='-h --help --jsonl --level --person --seat --seed --lang' files='[FILE...]' ;;
        simulate) options='-h --help --game --seats --deals --seed --transcript --preset --options --levels --persons --duplicate --jobs --json --timing --lang' files='' ;;
        score) options='-h --help --jsonl' files='[FILE...]' ;;
        club) options='-h --help --sample --json --out' files='[FILE...]' ;;
        print) options='-h --help --out --paper --back' files='[FILE]' ;;
        *) options='-h --help --version --lang --seed --play --new-window --menu-entry' files='[FILE]' ;;
    esac
    COMPREPLY=()
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        return
    fi
    local IFS=$'\n'
    [[ $files ]] && COMPREPLY=($(compgen -f -- "$word"))
    [[ $command ]] || COMPREPLY+=($(compgen -W 'scenario
advise
simulate
score
club
print' -- "$word"))
}
complete -o filenames -F _cucu_desktop cucu-desktop
