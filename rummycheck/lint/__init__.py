"""What does an article say wrongly about its example hands?"""
