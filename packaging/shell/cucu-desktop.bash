# bash completion of cucu-desktop; written by packaging/shell_files.py
_cucu_desktop() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command='' options each
    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $each in scenario|advise|simulate) command=$each ;; esac
    done
    case $before in
        --lang) COMPREPLY=($(compgen -W 'de en it' -- "$word")); return ;;
        --menu-entry) COMPREPLY=($(compgen -W 'add remove' -- "$word")); return ;;
        --level) COMPREPLY=($(compgen -W '1 2 3' -- "$word")); return ;;
    esac
    case $command in
        simulate) options='-h --help --game --seats --deals --seed --transcript --preset --options --levels --persons --duplicate --jobs --json --timing --lang' ;;
        scenario) options='-h --help --jsonl' ;;
        advise) options='-h --help --jsonl --level --person --seat --seed --lang' ;;
        *) options='-h --help --version --lang --seed --play --menu-entry' ;;
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    else
        COMPREPLY=($(compgen -f -- "$word"))
        [[ $command ]] || COMPREPLY+=($(compgen -W 'scenario advise simulate' -- "$word"))
    fi
}
complete -o filenames -F _cucu_desktop cucu-desktop
