
notice-dismiss = إخفاء
