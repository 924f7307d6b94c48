#pragma once
typedef unsigned int CC_LONG;
#define CC_SHA256_DIGEST_LENGTH 32
extern "C" unsigned char* CC_SHA256(const void* data, CC_LONG size, unsigned char* digest);
