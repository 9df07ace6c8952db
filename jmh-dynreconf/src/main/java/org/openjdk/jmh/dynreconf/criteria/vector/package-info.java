/** Defines criteria that judge a vector of stability values: their base class, their judge, and two of them. */
package org.openjdk.jmh.dynreconf.criteria.vector;
