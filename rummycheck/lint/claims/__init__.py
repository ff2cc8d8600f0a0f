"""What does an article say of its hands?"""
