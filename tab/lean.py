"""What a module says to its readers alone is left out before it is compiled."""

import ast


def without_words(tree: ast.Module) -> ast.Module:
    """Nobody reads documentation here; what is asserted stays asserted."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = [n for n in node.body if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)]
            for one in said:
                one.value = ast.copy_location(ast.Constant(None), one.value)
    return tree


def without_hints(tree: ast.Module) -> ast.Module:
    """What types a function takes is checked before it comes here. Those of classes are read when it runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
            taken = node.args
            for one in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg):
                if one is not None:
                    one.annotation = None
    return tree
