package guest
