game-name = The Toy
scenario-field = The Field
scenario-pit = The Pit
animal-fox = fox
role-fox = Fox
role-hare = Hare
role-owl = Owl
option-digging = Digging
