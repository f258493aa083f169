"""A shop in FastAPI. Write its OpenAPI document with: python3 app.py > openapi.json"""

import json
from enum import Enum
from uuid import UUID

from fastapi import Depends, FastAPI, Header, HTTPException, Query, UploadFile
from fastapi.security import OAuth2PasswordBearer
from pydantic import BaseModel, Field

app = FastAPI(title="Shop", version="1.0.0")
token = OAuth2PasswordBearer(tokenUrl="token")


class Size(str, Enum):
    small = "small"
    large = "large"


class NewItem(BaseModel):
    name: str = Field(min_length=1, max_length=80)
    price: float = Field(ge=0)
    size: Size | None = None
    tags: list[str] = []


class Item(NewItem):
    id: UUID


class Message(BaseModel):
    detail: str


missing = {404: {"model": Message, "description": "There is no such item."}}


@app.get("/items", tags=["items"])
def list_items(
    limit: int = Query(20, ge=1, le=100),
    tag: list[str] | None = Query(None),
    size: Size | None = None,
) -> list[Item]:
    return []


@app.post("/items", tags=["items"], status_code=201)
def create_item(item: NewItem, user: str = Depends(token)) -> Item:
    return Item(id=UUID(int=1), **item.dict())


@app.get("/items/{item_id}", tags=["items"], responses=missing)
def read_item(item_id: UUID, accept_language: str | None = Header(None)) -> Item:
    raise HTTPException(404, "There is no such item.")


@app.delete("/items/{item_id}", tags=["items"], status_code=204, responses=missing)
def delete_item(item_id: UUID, user: str = Depends(token)) -> None:
    raise HTTPException(404, "There is no such item.")


@app.post("/items/{item_id}/picture", tags=["pictures"], responses=missing)
def set_picture(item_id: UUID, picture: UploadFile, user: str = Depends(token)) -> Item:
    raise HTTPException(404, "There is no such item.")


if __name__ == "__main__":
    print(json.dumps(app.openapi(), indent=2))
