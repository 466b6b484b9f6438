// The page of a guest: shows what the table sends to this seat, and sends back what is chosen.
'use strict';

const words = JSON.parse(document.body.dataset.words);
const language = document.documentElement.lang;
const at = (id) => document.getElementById(id);
const store = window.sessionStorage;

let socket = null;
let wait = 250;
let state = null;
let isOver = false;
let isRefused = false;
let talk = null;
const typed = new Map();

function made(tag, text, className) {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  if (className) element.className = className;
  return element;
}

function note(text) {
  at('note').textContent = text || '';
}

function status(text) {
  if (at('ask').textContent !== text) at('ask').textContent = text;
}

// The connection

function begin() {
  const parts = location.pathname.split('/');
  if (parts[1] === 'j' || parts[1] === 'w') {
    store.removeItem('seat');
    if (parts[1] === 'w') keep('w/' + parts[2]);
  }
  if (store.getItem('seat')) {
    connect();
  } else if (parts[1] === 'j') {
    showForm(parts[2]);
  } else {
    status(words.again);
  }
}

function keep(seat) {
  store.setItem('seat', seat);
  history.replaceState(null, '', '/p');
}

function open(path) {
  return new WebSocket('ws://' + location.host + '/ws/' + path + '?l=' + language);
}

function connect() {
  const seat = store.getItem('seat');
  if (!seat || isOver || (socket && socket.readyState < 2)) return;
  follow(open(seat));
}

function follow(opened) {
  socket = opened;
  socket.onopen = () => {
    wait = 250;
    note('');
    document.body.classList.remove('lost');
  };
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = () => {
    if (isOver || socket !== opened) return;
    if (!store.getItem('seat')) return;
    document.body.classList.add('lost');
    note(words.lost);
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 4000);
  };
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connect();
});

function take(message) {
  if (message.secret) {
    keep('s/' + message.secret);
    at('join').hidden = true;
    note('');
  } else if (message.refused) {
    if (message.refused === 'declined') store.removeItem('seat');
    isRefused = true;
    note(words[message.refused]);
    at('enter').disabled = false;
    if (message.refused === 'declined') status(words.again);
  } else if (message.closed) {
    isOver = true;
    if (message.closed !== 'elsewhere') store.removeItem('seat');
    status(words[message.closed]);
    clear(at('options'));
    clear(at('tools'));
    if (at('talk').open) hide(at('talk'));
  } else if (message.talk) {
    talk = message.talk;
  } else if (message.venue) {
    for (const [name, colour] of Object.entries(message.venue)) {
      document.documentElement.style.setProperty('--' + name, colour);
    }
  } else if ('joined' in message) {
    if (state) return;
    const watches = store.getItem('seat').startsWith('w/');
    status(watches ? words.watching : message.joined ? words.wait : words.checked);
    if (!watches && words.leave) at('tools').replaceChildren(tool(words.leave, '', () => send({ do: 'quit' })));
  } else {
    show(message);
  }
}

// Joining

function showForm(token) {
  status(words.asks);
  at('name-label').textContent = words.name;
  at('name').setAttribute('aria-label', 'Name');
  at('enter').textContent = words.join;
  at('join').hidden = false;
  at('join').onsubmit = (event) => {
    event.preventDefault();
    const name = at('name').value.trim();
    if (!name) {
      note(words.empty);
      at('name').focus();
      return;
    }
    at('enter').disabled = true;
    isRefused = false;
    if (socket && socket.readyState === 1) socket.send(JSON.stringify({ name: name }));
    else enter(token, name);
  };
}

function enter(token, name) {
  const opened = open('j/' + token);
  follow(opened);
  opened.onopen = () => {
    note('');
    opened.send(JSON.stringify({ name: name }));
  };
  opened.onclose = () => {
    if (store.getItem('seat')) {
      wait = 250;
      connect();
    } else if (isRefused || isOver) {
      at('enter').disabled = false;
    } else {
      note(words.lost);
      setTimeout(() => enter(token, name), wait);
      wait = Math.min(wait * 2, 4000);
    }
  };
}

// The table

function clear(element) {
  element.replaceChildren();
}

function picture(pack, card, own) {
  const image = made('img');
  image.src = '/card/' + pack + '/' + card.id + '.svg';
  image.alt = card.name;
  image.width = 200;
  image.height = 350;
  image.draggable = false;
  if (own) image.dataset.card = card.id;
  return image;
}

function show(message) {
  const common = message.public;
  const own = message.own;
  const before = state;
  state = message;
  document.body.classList.add('playing');
  document.body.classList.toggle('board', Boolean(common.board));
  at('who').textContent = own.name || 'Cucù';
  showPlayers(common);
  const isOut = common.players.some((player) => player.out && player.name === own.name);
  at('side').textContent = own.side || (isOut ? words.out : '');
  at('pool').textContent = common.pool;
  showTold(common);
  showTrick(common);
  showOpen(common);
  showCards(common, own, before);
  at('advice').textContent = own.advice;
  const asks = own.left ? words.bot : own.ask || common.ask || (common.over ? common.result : '') || '';
  status(asks);
  at('ask').classList.toggle('mine', Boolean(own.ask));
  at('ask').dataset.over = common.over ? 'true' : 'false';
  document.body.classList.toggle('over', common.over);
  showOptions(common, own);
  showTools(common, own);
  const advised = document.querySelector('#cards .advised');
  if (advised && before && before.own.advised !== own.advised) advised.scrollIntoView({ block: 'center' });
}

function showPlayers(common) {
  const list = at('players');
  list.setAttribute('aria-label', words.players);
  const isRevealed = common.players.some((player) => player.card);
  list.classList.toggle('faces', isRevealed);
  document.body.classList.toggle('revealed', isRevealed);
  list.classList.toggle('many', common.players.length > 6);
  list.style.setProperty('--columns', Math.round(Math.sqrt(common.players.length * 1.5)));
  list.replaceChildren(...common.players.map((player) => {
    const item = made('li');
    item.classList.toggle('acts', player.acts);
    if (player.acts) item.setAttribute('aria-current', 'true');
    item.classList.toggle('out', player.out);
    item.classList.toggle('faceless', !player.card);
    const name = made('div');
    name.append(made('b', player.name), made('span', player.has));
    item.append(name);
    if (player.card) item.prepend(picture(common.pack, player.card, false));
    return item;
  }));
}

function showTold(common) {
  const most = common.trick.length ? 1 : 2;  // the cards of a trick are told by their pictures
  const lines = common.told.slice(innerHeight < 900 || common.board ? -most : -3).map((line) => made('p', line));
  if (common.result) lines.push(made('p', common.result, 'result'));
  at('told').replaceChildren(...lines);
}

function showTrick(common) {
  const list = at('trick');
  list.setAttribute('aria-label', words.trick);
  list.hidden = !common.trick.length;
  list.replaceChildren(...common.trick.map((card) => {
    const item = made('li');
    item.append(picture(common.pack, card, false), made('span', card.by));
    return item;
  }));
}

function showOpen(common) {
  const rows = common.open.map((row) => {
    const cards = made('div', '', 'row');
    cards.append(...row.cards.map((card) => picture(common.pack, card, false)));
    const group = made('div', '', 'group');
    group.append(made('p', row.name), cards);
    return group;
  });
  at('open').replaceChildren(...rows);
}

function showCards(common, own, before) {
  const row = at('cards');
  const isShown = common.players.some((player) => player.card && player.name === own.name);
  const cards = isShown ? [] : own.cards.concat(own.looked);  // a card that lies open is not shown twice
  const ids = JSON.stringify([cards, own.options.map((option) => option.card), own.advised]);
  row.classList.toggle('hand', cards.length > 1);
  row.setAttribute('aria-label', words.cards);
  row.setAttribute('role', 'group');
  row.hidden = !cards.length;
  document.body.classList.toggle('bare', !cards.length);
  if (row.dataset.shown === ids) return;
  row.dataset.shown = ids;
  const known = before ? before.own.cards.map((card) => card.id) : [];
  row.replaceChildren(...cards.map((card, number) => {
    const option = own.options.find((each) => each.card === card.id);
    const image = picture(common.pack, card, true);
    const held = number < own.cards.length;
    let element = image;
    if (option && held) {
      element = button(option);
      element.replaceChildren(image);
      element.setAttribute('aria-label', option.means || option.say);
    }
    element.classList.add('card');
    element.classList.toggle('advised', Boolean(option) && option.do === own.advised);
    if (!known.includes(card.id)) element.classList.add('new');
    element.style.setProperty('--turn', ((number % 5 - (Math.min(cards.length, 5) - 1) / 2) * 1.6).toFixed(1) + 'deg');
    return element;
  }));
}

function button(option) {
  const element = made('button');
  element.type = 'button';
  element.dataset.action = option.do + (option.tail || '');
  if ('on' in option) element.setAttribute('aria-pressed', option.on);
  element.classList.toggle('small', Boolean(option.small));
  element.onclick = () => choose(element);
  return element;
}

function label(element, option) {
  element.append(made('b', option.means || option.say));
  if (option.say && option.means) element.append(made('small', option.say));
}

function showOptions(common, own) {
  const held = own.cards.map((card) => card.id);
  const rows = own.options.filter((option) => !option.card || !held.includes(option.card)).map((option) => {
    const element = button(option);
    label(element, option);
    const advised = own.advised === option.do || (own.advised && own.advised.startsWith(option.do + ' ') &&
      option.parts.length);
    element.classList.toggle('advised', Boolean(advised));
    if (!option.parts.length) return element;
    const group = made('div', '', 'amount');
    group.append(...amounts(option, element), element);
    return group;
  });
  if (own.left && !common.over) {
    const back = tool('', '', () => send({ do: 'return' }));
    back.append(made('b', words.return));
    rows.push(back);
  }
  if (common.call && own.name && !own.left) {
    const call = button(common.call);
    label(call, common.call);
    call.classList.add('call');
    rows.push(call);
  }
  if (common.continue && own.name && !own.left) {
    const goesOn = button(common.continue);
    label(goesOn, common.continue);
    rows.push(goesOn);
  }
  if (common.skip && own.name && !own.left) {
    const skip = tool('', '', () => send({ do: 'skip' }));
    label(skip, common.skip);
    skip.setAttribute('aria-pressed', own.skips);
    rows.push(skip);
  }
  const row = at('options');
  const shown = JSON.stringify([own.options, own.advised, common.call, common.continue, common.skip, own.skips,
    own.left, common.over]);
  if (row.dataset.shown === shown && !document.body.classList.contains('chosen')) return;
  const focused = document.activeElement && row.contains(document.activeElement);
  row.dataset.shown = shown;
  document.body.classList.remove('chosen');
  for (const each of document.querySelectorAll('#cards button')) {
    each.disabled = false;
    each.classList.remove('chosen');
  }
  row.replaceChildren(...rows);
  if (focused) (row.querySelector('button:not(.call)') || at('ask')).focus();
}

// What is no decision: undo, hint, table talk

function tool(text, className, act) {
  const element = made('button', text, className);
  element.type = 'button';
  element.onclick = act;
  return element;
}

function showTools(common, own) {
  const tools = [];
  if (own.undo) tools.push(tool(words.undo, '', () => send({ do: 'undo' })));
  if (own.hint) tools.push(tool(words.hint, '', () => send({ n: common.n, do: 'hint' })));
  if (talk && own.name && !own.left && !common.over) {
    const element = tool('', '', showTalk);
    label(element, talk);
    tools.push(element);
  }
  if (own.name && own.left === false && !common.over) tools.push(leaving());
  const row = at('tools');
  const shown = JSON.stringify([own.undo, own.hint && common.n, talk && talk.say, common.over, own.left]);
  if (row.dataset.shown === shown) return;
  row.dataset.shown = shown;
  row.replaceChildren(...tools);
}

function showTalk() {
  const sheet = at('talk');
  const say = (phrase, card) => {
    send(card ? { say: phrase, card: card } : { say: phrase });
    hide(sheet);
  };
  const rows = [made('h2', talk.means || talk.say)];
  for (const phrase of talk.phrases) {
    if (!phrase.groups.length) {
      const element = tool('', '', () => say(phrase.do));
      label(element, phrase);
      rows.push(element);
      continue;
    }
    const more = made('details');
    const title = made('summary');
    label(title, phrase);
    more.append(title);
    for (const group of phrase.groups) {
      if (group.name) more.append(made('p', group.name));
      const cards = made('div', '', 'kinds');
      cards.append(...group.cards.map((card) => tool(card.name, '', () => say(phrase.do, card.id))));
      more.append(cards);
    }
    rows.push(more);
  }
  rows.push(tool(words.close, '', () => hide(sheet)));
  openSheet(sheet, talk.means || talk.say, rows);
}

function leaving() {
  const element = tool('', 'leave', showLeave);
  element.setAttribute('aria-label', words.leave);
  element.title = words.leave;
  return element;
}

function showLeave() {
  const sheet = at('talk');
  const stay = tool(words.stay, '', () => hide(sheet));
  stay.autofocus = true;
  const leave = tool(words.leave, '', () => {
    send({ do: 'quit' });
    hide(sheet);
  });
  openSheet(sheet, words.leave, [made('h2', words.leave), made('p', words.leaving), leave, stay]);
}

function openSheet(sheet, name, rows) {
  sheet.setAttribute('aria-label', name);
  sheet.replaceChildren(...rows);
  if (sheet.showModal) sheet.showModal();
  else sheet.setAttribute('open', '');
}

function hide(sheet) {
  if (sheet.close) sheet.close();
  else sheet.removeAttribute('open');
}

function send(message) {
  if (socket && socket.readyState === 1) socket.send(JSON.stringify(message));
}

function number(part) {
  const input = made('input');
  input.type = 'number';
  input.inputMode = part.step < 1 ? 'decimal' : 'numeric';
  input.min = part.low;
  input.max = part.high;
  input.step = part.step || 1;
  return input;
}

function choice(values) {
  const input = made('select');
  input.append(...values.map(([value, name]) => new Option(name, value)));
  return input;
}

function amounts(option, element) {
  const fields = option.parts.map((part) => {
    const line = made('label', '', 'part');
    const key = option.do + ' ' + part.name;
    const input = part.choices ? choice(part.choices) : number(part);
    input.value = typed.has(key) ? typed.get(key) : part.start;
    line.append(made('span', part.name), input, made('span', part.sign));
    input.oninput = () => {
      typed.set(key, input.value);
      write();
    };
    return { part: part, input: input, line: line };
  });
  function write() {
    let action = option.do;
    let fits = true;
    for (const field of fields) {
      const value = field.input.value;
      fits = fits && value !== '' && field.input.checkValidity();
      const amount = field.part.choices ? value : Number(value);
      if (option.whole || amount || fields.length === 1) action += ' ' + amount + field.part.sign;
    }
    element.dataset.action = action + option.tail;
    element.disabled = !fits || (fields.length > 1 && action === option.do);
  }
  write();
  return fields.map((field) => field.line);
}

function choose(element) {
  if (!socket || socket.readyState !== 1) return;
  send({ n: state.public.n, do: element.dataset.action });
  if (element.closest('.amount')) typed.clear();
  element.classList.add('chosen');
  if (element.classList.contains('call')) {
    note(words.called);
    setTimeout(() => {
      element.classList.remove('chosen');
      note('');
    }, 2000);
    return;
  }
  document.body.classList.add('chosen');
  for (const each of document.querySelectorAll('[data-action]:not(.call)')) each.disabled = true;
}

// In landscape cards and buttons may change sides, for left hands

function turn(isLeft) {
  document.body.classList.toggle('left', isLeft);
  store.setItem('left', isLeft ? '1' : '');
}

at('turn').textContent = words.turn;
at('turn').onclick = () => turn(!document.body.classList.contains('left'));
turn(store.getItem('left') === '1');
begin();
